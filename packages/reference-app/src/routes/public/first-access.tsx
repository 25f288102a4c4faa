import { useSearchParams } from 'react-router';
import { FirstAccessScreen } from '../../features/access/first-access/first-access-screen.tsx';
import { assessmentPage } from '../../features/access/links/link-pages.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';

/** `/primeiro-acesso/{hash}?tipo=`. */
export function Component() {
  const hash = useLinkHash();
  const [search] = useSearchParams();
  const type = search.get('tipo') === 'desempenho' ? 'desempenho' : 'comportamental';
  return (
    <LinkFrame hash={hash}>
      <FirstAccessScreen hash={hash} assessmentHref={assessmentPage(hash, type)} />
    </LinkFrame>
  );
}
