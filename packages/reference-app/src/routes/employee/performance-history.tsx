import { useNavigate } from 'react-router';
import { PerformanceHistoryScreen } from '../../features/portal/screens/performance-history-screen.tsx';
import { useEmployee } from '../../services/use-employee.ts';
import { employeeReportHref } from './employee-report-href.ts';

/** `/historico-desempenho-funcionario`. */
export function Component() {
  const person = useEmployee();
  const navigate = useNavigate();
  if (!person) return null;
  return (
    <PerformanceHistoryScreen
      personId={person.id}
      onOpenReport={(id) => void navigate(employeeReportHref('desempenho', id))}
    />
  );
}
