import type { Schema } from '@aferir/api-client';
import { getEmployeeUserQuery } from '@aferir/api-client/react';
import { formatPhone } from '@aferir/domain';
import { Avatar, Card, EmailText, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { appMessages } from '../../../shared/app-messages.ts';
import { Facts } from '../../../shared/frame/facts.tsx';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import styles from './own-data-card.module.css';
import type { PhotoEditorProps } from './photo-editor.tsx';
import { profileMessages } from './profile-messages.ts';

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
  const user = useQuery(getEmployeeUserQuery(employee));
  return (
    <Card title={profileMessages.dataTitle} description={profileMessages.dataText}>
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
          <Facts facts={factsOf(user.data)} missing={profileMessages.notInformed} />
        </div>
      ) : user.isError && !user.isFetching ? (
        <RetryNotice retryLabel={appMessages.retry} onRetry={() => void user.refetch()}>
          {profileMessages.dataFailed}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={profileMessages.loading}>
          <Skeleton shape="block" height="160px" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function factsOf(user: Schema<'EmployeeUser'>): [label: string, value: ReactNode][] {
  const { genders } = profileMessages;
  return [
    [profileMessages.name, user.nmPessoa],
    [profileMessages.email, user.dsEmail && <EmailText key="email" address={user.dsEmail} />],
    [profileMessages.phone, formatPhone(user.nrTelefone ?? '')],
    [profileMessages.gender, user.tpSexo && genders[user.tpSexo]],
    [profileMessages.position, user.nmCargo],
    [profileMessages.department, user.nmDepartamento],
    [profileMessages.company, user.nmCliente],
  ];
}
