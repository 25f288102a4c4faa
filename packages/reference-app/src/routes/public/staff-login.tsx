import { Button } from '@aferir/ui';
import { StaffLoginScreen } from '../../features/access/sign-in/staff-login-screen.tsx';
import { staffSignInMessages } from '../../features/access/sign-in/staff-sign-in-messages.ts';
import { linkTo, paths } from '../../paths.ts';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { HeaderAction } from '../../shared/frame/header-action.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { Link } from '../../shared/navigation/link.tsx';

/** `/login`. */
export function Component() {
  const brand = (
    <>
      <BrandLink />
      <HeaderAction>
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.trial)}>{staffSignInMessages.signUp}</Link>
        </Button>
      </HeaderAction>
    </>
  );
  return (
    <PublicFrame brand={brand}>
      <StaffLoginScreen recoveryHref={linkTo(paths.recovery)} />
    </PublicFrame>
  );
}
