import { Button } from '@aferir/ui';
import { SignInForm, type SignInValues, signInMessages } from '@aferir/widgets';
import { Link, useNavigate } from 'react-router';
import { destinationOf } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useAddress, useSearch } from '../../../shared/navigation/navigation.tsx';
import { toldIn } from '../../../shared/navigation/page-state.ts';
import { ArrivalNotice } from '../../../shared/states/arrival-notice.tsx';
import { staffSignInMessages as texts } from './staff-sign-in-messages.ts';

/** Props of {@link StaffLoginScreen}. */
export interface StaffLoginScreenProps {
  /** Where a forgotten password is replaced. */
  recoveryHref: string;
}

/** Where company staff sign in. */
export function StaffLoginScreen({ recoveryHref }: StaffLoginScreenProps) {
  const { staff } = useServices();
  const navigate = useNavigate();
  const search = useSearch();
  const login = toldIn(useAddress().state, 'login');

  async function signIn(values: SignInValues) {
    const { problem } = await staff.session.signIn(values);
    if (!problem) void navigate(destinationOf(search, 'staff'), { replace: true });
    return problem;
  }

  return (
    <>
      <ArrivalNotice />
      <Panel title={texts.title} description={texts.text}>
        <SignInForm
          onSignIn={signIn}
          {...(login && { login })}
          forgotPassword={
            <Button asChild variant="ghost">
              <Link to={recoveryHref}>{signInMessages.forgotPassword}</Link>
            </Button>
          }
        />
      </Panel>
    </>
  );
}
