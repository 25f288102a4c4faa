import { useParams, useSearchParams } from 'react-router';
import { assessmentPage } from '../../features/access/link-pages.ts';
import { FirstAccessScreen } from '../../features/access/screens/first-access-screen.tsx';
import { PublicFrame } from '../../shared/components/public-frame.tsx';

/** `/primeiro-acesso/{hash}?tipo=`. */
export function Component() {
  const { hash } = useParams();
  const [search] = useSearchParams();
  const type = search.get('tipo') === 'desempenho' ? 'desempenho' : 'comportamental';
  return (
    <PublicFrame>
      <FirstAccessScreen hash={hash} assessmentHref={assessmentPage(hash ?? '', type)} />
    </PublicFrame>
  );
}
