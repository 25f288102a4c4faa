import { getFirstAccessLinkQuery } from '@aferir/api-client/react';
import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { DeadLink } from '../links/dead-link.tsx';
import { LinkFailure } from '../links/link-failure.tsx';
import { linkMessages } from '../links/link-messages.ts';
import { retryEvery } from '../links/retry-every.ts';
import { HandedAccessForm } from './handed-access-form.tsx';
import { handedAccessMessages as texts } from './handed-access-messages.ts';

/** Props of {@link HandedAccessScreen}. */
export interface HandedAccessScreenProps {
  hash: string;
}

/** Where somebody without an e-mail makes a first password, by a link that staff have handed over. */
export function HandedAccessScreen({ hash }: HandedAccessScreenProps) {
  if (!hash) return <DeadLink reason={linkMessages.missingLink} />;
  return <HandedAccess key={hash} hash={hash} />;
}

function HandedAccess({ hash }: HandedAccessScreenProps) {
  const { anyone } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...getFirstAccessLinkQuery(anyone, { path: { hash } }),
    refetchInterval: retryEvery(5000),
  });
  // One that was used here is read again, and must not take the page away.
  if (data) return <HandedAccessForm hash={hash} holder={data} />;
  if (error) {
    return (
      <LinkFailure
        title={texts.loadFailed}
        problem={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={texts.opening}>
      <Skeleton shape="block" height="440px" />
    </SkeletonGroup>
  );
}
