import { FirstAccessScreen } from '../../features/access/first-access/first-access-screen.tsx';
import { assessmentPage } from '../../features/access/links/link-pages.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/primeiro-acesso/{hash}?tipo=`. */
export function Component() {
  const hash = useLinkHash();
  const search = useSearch();
  const type = search.get('tipo') === 'desempenho' ? 'desempenho' : 'comportamental';
  return (
    <LinkFrame hash={hash}>
      <FirstAccessScreen hash={hash} assessmentHref={assessmentPage(hash, type)} />
    </LinkFrame>
  );
}
