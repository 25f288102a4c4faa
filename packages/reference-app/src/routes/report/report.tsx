import { reportRealm } from '../../guard.ts';
import { visitorOf } from '../../services/app-services.ts';
import { useServices } from '../../services/services-context.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';
import { EmployeeReport } from './employee-report.tsx';
import { Component as LinkedReport } from './linked-report.tsx';
import { hasReport } from './report-of-kind.tsx';
import { StaffReport } from './staff-report.tsx';

/**
 * `/relatorio`: by a link in `hs` for anybody, else by `idResposta` and `tipo` for staff or for the
 * employee. `p_idGestor` narrows a comparison to one manager.
 */
export function Component() {
  const services = useServices();
  const search = useSearch();
  const kind = search.get('tipo');
  if (useLinkHash()) return <LinkedReport />;

  const Report =
    reportRealm(search, visitorOf(services)) === 'staff' ? StaffReport : EmployeeReport;
  return (
    <Report
      responseId={toId(search.get('idResposta')) ?? undefined}
      kind={hasReport(kind) ? kind : 'comportamental'}
      managerId={toId(search.get('p_idGestor')) ?? undefined}
    />
  );
}
