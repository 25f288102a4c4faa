import { Button } from '@aferir/ui';
import { SignInForm, type SignInValues, signInMessages } from '@aferir/widgets';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { destinationOf } from '../../../guard.ts';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { TextLink } from '../../../shared/frame/text-link.tsx';
import { ArrivalNotice } from '../../../shared/states/arrival-notice.tsx';
import { accessMessages } from '../access-messages.ts';
import styles from './sign-in.module.css';

/** Where company staff sign in. */
export function StaffLoginScreen() {
  const { staff } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function signIn(values: SignInValues) {
    const { problem } = await staff.session.signIn(values);
    if (!problem) void navigate(destinationOf(search, 'staff'), { replace: true });
    return problem;
  }

  return (
    <>
      <ArrivalNotice />
      <Panel title={accessMessages.staffTitle} description={accessMessages.staffText}>
        <SignInForm
          onSignIn={signIn}
          forgotPassword={
            <Button asChild variant="ghost">
              <Link to={linkTo(paths.passwordRecovery)}>{signInMessages.forgotPassword}</Link>
            </Button>
          }
        />
      </Panel>
      <p className={styles.below}>
        {accessMessages.toSignUp}{' '}
        <TextLink to={linkTo(paths.signUp)}>{accessMessages.signUp}</TextLink>
      </p>
    </>
  );
}
