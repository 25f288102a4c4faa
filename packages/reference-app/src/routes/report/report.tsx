import { useSearchParams } from 'react-router';
import { reportRealm } from '../../guard.ts';
import { visitorOf } from '../../services/app-services.ts';
import { useServices } from '../../services/services-context.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { EmployeeReport } from './employee-report.tsx';
import { PublicReport } from './public-report.tsx';
import { StaffReport } from './staff-report.tsx';

/**
 * `/relatorio`: by a link in `hs` for anybody, else by `idResposta` and `tipo` for staff or for the
 * employee. `p_idGestor` narrows a comparison to one manager.
 */
export function Component() {
  const services = useServices();
  const [search] = useSearchParams();
  const hs = search.get('hs');
  const managerId = toId(search.get('p_idGestor')) ?? undefined;
  if (hs) return <PublicReport key={hs} hs={hs} managerId={managerId} />;

  const Report =
    reportRealm(search, visitorOf(services)) === 'staff' ? StaffReport : EmployeeReport;
  return (
    <Report
      responseId={toId(search.get('idResposta')) ?? undefined}
      type={search.get('tipo') === 'desempenho' ? 'desempenho' : 'comportamental'}
      managerId={managerId}
    />
  );
}
