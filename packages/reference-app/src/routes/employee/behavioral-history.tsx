import { useNavigate } from 'react-router';
import { BehavioralHistoryScreen } from '../../features/portal/screens/behavioral-history-screen.tsx';
import { useEmployee } from '../../services/use-employee.ts';
import { employeeReportHref } from './employee-report-href.ts';

/** `/historico-comportamental-funcionario`. */
export function Component() {
  const person = useEmployee();
  const navigate = useNavigate();
  if (!person) return null;
  return (
    <BehavioralHistoryScreen
      personId={person.id}
      onOpenReport={(id) => void navigate(employeeReportHref('comportamental', id))}
    />
  );
}
