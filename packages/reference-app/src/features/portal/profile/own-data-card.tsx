import type { Schema } from '@aferir/api-client';
import { getEmployeeUserQuery } from '@aferir/api-client/react';
import { formatPhone } from '@aferir/domain';
import { Avatar, Card, EmailText, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { appTexts } from '../../../shared/app-messages.ts';
import { Facts } from '../../../shared/frame/facts.tsx';
import type { Said } from '../../../shared/language/speech.ts';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { useContentLang } from '../../../shared/language/use-content-lang.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import styles from './own-data-card.module.css';
import type { PhotoEditorProps } from './photo-editor.tsx';
import { type profileMessages, profileTexts } from './profile-messages.ts';

// What changes the photo comes apart; where it gets lost, the photo is seen.
const PhotoEditor = lazyOr(
  async () => (await import('./photo-editor.tsx')).PhotoEditor,
  PhotoAlone,
);

function PhotoAlone({ name, photoUrl }: PhotoEditorProps) {
  return <Avatar size="l" name={name} src={photoUrl} />;
}

/** What the company knows of the person, with the photo, which is theirs to change. */
export function OwnDataCard() {
  const { employee } = useServices();
  const texts = useTexts(profileTexts);
  const { retry } = useTexts(appTexts);
  const content = useContentLang();
  const user = useQuery(getEmployeeUserQuery(employee));
  return (
    <Card title={texts.dataTitle} description={texts.dataText}>
      {user.data ? (
        <div className={styles.root}>
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton shape="block" width="168px" height="228px" />
              </SkeletonGroup>
            }
          >
            <PhotoEditor name={user.data.nmPessoa} photoUrl={user.data.urlFoto} />
          </Suspense>
          <Facts facts={factsOf(user.data, texts, content)} missing={texts.notInformed} />
        </div>
      ) : user.isError && !user.isFetching ? (
        <RetryNotice retryLabel={retry} onRetry={() => void user.refetch()}>
          {texts.dataFailed}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height="160px" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function factsOf(
  user: Schema<'EmployeeUser'>,
  texts: Said<typeof profileMessages>,
  content: ReturnType<typeof useContentLang>,
): [label: string, value: ReactNode][] {
  const { genders } = texts;
  return [
    [texts.name, user.nmPessoa],
    [texts.email, user.dsEmail && <EmailText key="email" address={user.dsEmail} />],
    [texts.phone, formatPhone(user.nrTelefone ?? '')],
    [texts.gender, user.tpSexo && genders[user.tpSexo]],
    [texts.position, user.nmCargo && <span {...content}>{user.nmCargo}</span>],
    [texts.department, user.nmDepartamento && <span {...content}>{user.nmDepartamento}</span>],
    [texts.company, user.nmCliente],
  ];
}
