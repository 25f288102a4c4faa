import { Outlet } from 'react-router';
import { StaffArea } from './staff-area.tsx';

/** The staff area. */
export function Component() {
  return (
    <StaffArea>
      <Outlet />
    </StaffArea>
  );
}
