import { Outlet } from 'react-router';
import { SectionGate } from './section-gate.tsx';
import { StaffShell } from './staff-shell.tsx';

/** The staff area. */
export function Component() {
  return (
    <StaffShell>
      <SectionGate>
        <Outlet />
      </SectionGate>
    </StaffShell>
  );
}
