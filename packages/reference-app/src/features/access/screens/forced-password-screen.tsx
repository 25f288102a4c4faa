import type { SessionRealm } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import { Panel } from '../../../shared/components/panel.tsx';
import { PublicFrame } from '../../../shared/components/public-frame.tsx';
import { accessMessages } from '../access-messages.ts';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { useChangePassword } from '../use-change-password.ts';

/** Props of {@link ForcedPasswordScreen}. */
export interface ForcedPasswordScreenProps {
  realm: SessionRealm;
  onSignOut: () => void;
}

/** Stands in place of every page while a password set by somebody else must be changed. */
export function ForcedPasswordScreen({ realm, onSignOut }: ForcedPasswordScreenProps) {
  const change = useChangePassword(realm);
  return (
    <PublicFrame>
      <Panel title={accessMessages.mustChangeTitle} description={accessMessages.mustChangeText}>
        <ChangePasswordForm problem={change.error} onChange={change.mutateAsync}>
          <Button type="submit" size="l" isLoading={change.isPending}>
            {accessMessages.save}
          </Button>
          <Button variant="ghost" onClick={onSignOut}>
            {accessMessages.signOut}
          </Button>
        </ChangePasswordForm>
      </Panel>
    </PublicFrame>
  );
}
