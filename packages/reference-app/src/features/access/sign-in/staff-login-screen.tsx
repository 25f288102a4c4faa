import { SignInForm, type SignInValues } from '@aferir/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { destinationOf } from '../../../guard.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { ArrivalNotice } from '../../../shared/states/arrival-notice.tsx';
import { accessMessages } from '../access-messages.ts';

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
        <SignInForm onSignIn={signIn} />
      </Panel>
    </>
  );
}
