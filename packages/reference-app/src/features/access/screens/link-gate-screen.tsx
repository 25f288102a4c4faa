import { linkInfoQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { LeaveWithNotice } from '../../../shared/components/leave-with-notice.tsx';
import { Splash } from '../../../shared/components/splash.tsx';
import { accessMessages } from '../access-messages.ts';
import { LinkFailure } from '../components/link-failure.tsx';
import { pageOfLink } from '../link-pages.ts';
import { retryEvery } from '../retry-every.ts';

/** Props of {@link LinkGateScreen}. */
export interface LinkGateScreenProps {
  hash: string | undefined;
}

/** Where mailed links lead: finds out whether the link is good and goes on to its page. */
export function LinkGateScreen({ hash }: LinkGateScreenProps) {
  const { anyone, companies } = useServices();
  const link = useQuery({
    ...linkInfoQuery(anyone, hash ?? ''),
    enabled: hash !== undefined,
    staleTime: 0,
    refetchInterval: retryEvery(5000),
  });

  useEffect(() => {
    if (link.data) companies.remember(link.data.idCliente);
  }, [link.data, companies]);

  if (hash === undefined) return <LeaveWithNotice notice={accessMessages.missingLink} />;
  if (link.data) return <Navigate to={pageOfLink(hash, link.data)} replace />;
  if (!link.error) return <Splash />;
  return (
    <LinkFailure
      title={accessMessages.linkFailedTitle}
      problem={link.error}
      isRetrying={link.isFetching}
      onRetry={() => link.refetch()}
    />
  );
}
