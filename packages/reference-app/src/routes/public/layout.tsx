import { Outlet } from 'react-router';
import { PublicFrame } from '../../shared/components/public-frame.tsx';

/** The frame of public pages that bring none of their own. */
export function Component() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
