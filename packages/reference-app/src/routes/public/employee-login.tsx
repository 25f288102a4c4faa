import { useSearchParams } from 'react-router';
import { EmployeeLoginScreen } from '../../features/access/sign-in/employee-login-screen.tsx';
import { toId } from '../../shared/address/to-id.ts';

/** `/login-funcionario?idcliente=`. */
export function Component() {
  const [search] = useSearchParams();
  return <EmployeeLoginScreen companyId={toId(search.get('idcliente'))} />;
}
