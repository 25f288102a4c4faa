import { StaffLoginScreen } from '../../features/access/screens/staff-login-screen.tsx';
import { PublicFrame } from '../../shared/components/public-frame.tsx';

/** `/login`. */
export function Component() {
  return (
    <PublicFrame>
      <StaffLoginScreen />
    </PublicFrame>
  );
}
