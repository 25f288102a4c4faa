import { toId } from '../../shared/address/to-id.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { PublicReport } from './public-report.tsx';

/** `/relatorio?hs=`: the report that a link opens. `p_idGestor` narrows a comparison to one manager. */
export function Component() {
  const search = useSearch();
  const hs = search.get('hs') ?? '';
  return <PublicReport key={hs} hs={hs} managerId={toId(search.get('p_idGestor')) ?? undefined} />;
}
