import { useNavigate } from 'react-router';
import type { HistoryKind } from '../../features/portal/histories/history-kind.ts';
import { HistoryScreen } from '../../features/portal/screens/history-screen.tsx';
import { useEmployee } from '../../services/use-employee.ts';
import type { StaffRequest } from '../../shared/requests/request-kind.ts';
import { employeeReportHref } from './employee-report-href.ts';

/** Props of {@link HistoryPage}. */
export interface HistoryPageProps<Request extends StaffRequest, Result> {
  kind: HistoryKind<Request, Result>;
}

/** A history of the signed-in employee. Its reports are pages of the app. */
export function HistoryPage<Request extends StaffRequest, Result>({
  kind,
}: HistoryPageProps<Request, Result>) {
  const person = useEmployee();
  const navigate = useNavigate();
  if (!person) return null;
  return (
    <HistoryScreen
      kind={kind}
      personId={person.id}
      onOpenReport={(id) => void navigate(employeeReportHref(kind.type, id))}
    />
  );
}
