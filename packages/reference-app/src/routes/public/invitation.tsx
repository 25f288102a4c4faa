import { getInvitationQuery } from '@aferir/api-client/react';
import { CompanyMark, toCompany } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { InvitationScreen } from '../../features/access/invitation/invitation-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/convite/{hash}`, which a new user is mailed. */
export function Component() {
  const hash = useLinkHash();
  const { anyone } = useServices();
  // The page itself asks.
  const { data } = useQuery({ ...getInvitationQuery(anyone, { path: { hash } }), enabled: false });
  return (
    <PublicFrame brand={<CompanyMark company={data && toCompany(data)} />}>
      <InvitationScreen
        hash={hash}
        signInHref={linkTo(paths.staffLogin)}
        homeHref={linkTo(paths.staffHome)}
      />
    </PublicFrame>
  );
}
