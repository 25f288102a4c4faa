import { FirstAccessScreen } from '../../features/access/first-access/first-access-screen.tsx';
import { pageAfterPassword } from '../../features/access/links/link-pages.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/primeiro-acesso/{hash}?tipo=`. */
export function Component() {
  const hash = useLinkHash();
  const search = useSearch();
  return (
    <LinkFrame hash={hash}>
      <FirstAccessScreen hash={hash} assessmentHref={pageAfterPassword(hash, search.get('tipo'))} />
    </LinkFrame>
  );
}
