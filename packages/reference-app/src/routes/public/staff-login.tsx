import { StaffLoginScreen } from '../../features/access/sign-in/staff-login-screen.tsx';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';

/** `/login`. */
export function Component() {
  return (
    <PublicFrame brand={<BrandLink />}>
      <StaffLoginScreen />
    </PublicFrame>
  );
}
