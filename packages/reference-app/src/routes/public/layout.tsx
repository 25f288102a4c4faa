import { Outlet } from 'react-router';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** The frame of public pages that bring none of their own. */
export function Component() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
