import { EmployeesScreen } from '../../features/employees/screens/employees-screen.tsx';
import { useReaddressing } from '../../shared/requests/use-readdressing.ts';
import { loadRequestKinds } from './request-kinds.ts';

/** `/funcionarios`. The people of the company. */
export function Component() {
  const readdress = useReaddressing(loadRequestKinds);
  return <EmployeesScreen onReaddressed={(person) => void readdress(person)} />;
}
