import { getInvitationQuery } from '@aferir/api-client/react';
import { Button, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServices } from '../../../services/services-context.tsx';
import { DeadLink } from '../links/dead-link.tsx';
import { LinkFailure } from '../links/link-failure.tsx';
import { linkMessages } from '../links/link-messages.ts';
import { retryEvery } from '../links/retry-every.ts';
import { InvitationForm, type InvitationFormProps } from './invitation-form.tsx';
import { invitationMessages as texts } from './invitation-messages.ts';

/** Props of {@link InvitationScreen}. */
export type InvitationScreenProps = Omit<InvitationFormProps, 'invitation'>;

/** Where somebody who was invited to the staff area sets a password, and comes in. */
export function InvitationScreen({ hash, ...hrefs }: InvitationScreenProps) {
  if (!hash) return <DeadLink reason={linkMessages.missingLink} />;
  return <Invitation key={hash} hash={hash} {...hrefs} />;
}

function Invitation({ hash, signInHref, homeHref }: InvitationScreenProps) {
  const { anyone } = useServices();
  const invitation = useQuery({
    ...getInvitationQuery(anyone, { path: { hash } }),
    refetchInterval: retryEvery(5000),
  });
  const { data, error, isFetching, refetch } = invitation;
  // One that has been accepted here is read again, and must not take the page away.
  if (data) {
    return (
      <InvitationForm hash={hash} invitation={data} signInHref={signInHref} homeHref={homeHref} />
    );
  }
  if (error?.kind === 'conflict') {
    return (
      <DeadLink
        reason={error.message}
        action={
          <Button asChild>
            <Link to={signInHref}>{texts.signIn}</Link>
          </Button>
        }
      />
    );
  }
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
