import { toId } from '../../shared/address/to-id.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { PublicReport } from './public-report.tsx';

/** `/relatorio?hs=`: the report that a link opens. `p_idGestor` narrows a comparison to one manager. */
export function Component() {
  const search = useSearch();
  const hs = useLinkHash();
  return <PublicReport key={hs} hs={hs} managerId={toId(search.get('p_idGestor')) ?? undefined} />;
}
