import { getFirstAccessLinkQuery } from '@aferir/api-client/react';
import { languageOf } from '@aferir/domain';
import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { LinkFailure } from '../links/link-failure.tsx';
import { linkTexts } from '../links/link-messages.ts';
import { MissingLink } from '../links/missing-link.tsx';
import { retryEvery } from '../links/retry-every.ts';
import { HandedAccessForm } from './handed-access-form.tsx';

/** Props of {@link HandedAccessScreen}. */
export interface HandedAccessScreenProps {
  hash: string;
}

/** Where somebody without an e-mail makes a first password, by a link that staff have handed over. */
export function HandedAccessScreen({ hash }: HandedAccessScreenProps) {
  if (!hash) return <MissingLink />;
  return <HandedAccess key={hash} hash={hash} />;
}

function HandedAccess({ hash }: HandedAccessScreenProps) {
  const { anyone } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...getFirstAccessLinkQuery(anyone, { path: { hash } }),
    refetchInterval: retryEvery(5000),
  });
  const { openingLink } = useTexts(linkTexts);
  const waiting = (
    <SkeletonGroup label={openingLink}>
      <Skeleton shape="block" height="440px" />
    </SkeletonGroup>
  );
  // One that was used here is read again, and must not take the page away.
  if (data) {
    return (
      <Spoken language={languageOf(data.cdIdioma)} fallback={waiting}>
        <HandedAccessForm hash={hash} holder={data} />
      </Spoken>
    );
  }
  if (error) {
    return <LinkFailure problem={error} isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  return waiting;
}
