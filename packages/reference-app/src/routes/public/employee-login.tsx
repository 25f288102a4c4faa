import { EmployeeLoginScreen } from '../../features/access/sign-in/employee-login-screen.tsx';
import { toId } from '../../shared/address/to-id.ts';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/login-funcionario?idcliente=`. */
export function Component() {
  const search = useSearch();
  return <EmployeeLoginScreen companyId={toId(search.get('idcliente'))} />;
}
