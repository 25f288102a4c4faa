import { Outlet } from 'react-router';
import { EmployeeShell } from './employee-shell.tsx';

/** The employee area. */
export function Component() {
  return (
    <EmployeeShell>
      <Outlet />
    </EmployeeShell>
  );
}
