import { getFirstAccessLinkQuery } from '@aferir/api-client/react';
import { CompanyMark, toCompany } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { FirstAccessScreen } from '../../features/access/first-access/first-access-screen.tsx';
import { HandedAccessScreen } from '../../features/access/handed-access/handed-access-screen.tsx';
import { pageAfterPassword } from '../../features/access/links/link-pages.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { isHandedFirstAccess } from '../../shared/handing/first-access-address.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/primeiro-acesso/{hash}?tipo=`. */
export function Component() {
  const hash = useLinkHash();
  const search = useSearch();
  if (isHandedFirstAccess(search)) return <HandedFirstAccess hash={hash} />;
  return (
    <LinkFrame hash={hash}>
      <FirstAccessScreen hash={hash} assessmentHref={pageAfterPassword(hash, search.get('tipo'))} />
    </LinkFrame>
  );
}

function HandedFirstAccess({ hash }: { hash: string }) {
  const { anyone } = useServices();
  // The page itself asks.
  const { data } = useQuery({
    ...getFirstAccessLinkQuery(anyone, { path: { hash } }),
    enabled: false,
  });
  return (
    <PublicFrame brand={<CompanyMark company={data && toCompany(data)} />}>
      <HandedAccessScreen hash={hash} />
    </PublicFrame>
  );
}
