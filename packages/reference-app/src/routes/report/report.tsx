import { useSearchParams } from 'react-router';
import { toId } from '../../shared/lib/to-id.ts';
import { PublicReport } from './public-report.tsx';
import { StaffReport } from './staff-report.tsx';

/** `/relatorio`: by a link in `hs` for anybody, else by `idResposta` for staff. */
export function Component() {
  const [search] = useSearchParams();
  const hs = search.get('hs');
  return hs ? (
    <PublicReport key={hs} hs={hs} />
  ) : (
    <StaffReport responseId={toId(search.get('idResposta'))} />
  );
}
