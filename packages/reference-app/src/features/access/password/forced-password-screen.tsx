import type { SessionRealm } from '@aferir/api-client';
import { Button } from '@aferir/ui';
import { ChangePasswordForm } from '@aferir/widgets';
import { useEffect } from 'react';
import { focusContentIfLost } from '../../../shared/frame/focus-content.ts';
import { Panel } from '../../../shared/frame/panel.tsx';
import { PublicFrame } from '../../../shared/frame/public-frame.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { passwordTexts } from './password-messages.ts';
import { changePasswordTexts } from './password-texts.ts';
import { useOwnPassword } from './use-own-password.ts';

/** Props of {@link ForcedPasswordScreen}. */
export interface ForcedPasswordScreenProps {
  realm: SessionRealm;
  onSignOut: () => void;
}

/** Stands in place of every page while a password set by somebody else must be changed. */
export function ForcedPasswordScreen({ realm, onSignOut }: ForcedPasswordScreenProps) {
  const texts = useTexts(passwordTexts);
  const messages = useTexts(changePasswordTexts);
  const message = messages.temporaryReplaced;
  const { change, isPending } = useOwnPassword(realm, { message });

  // It takes the place of a page that was arrived at, and gives the place back.
  useEffect(() => {
    focusContentIfLost();
    return focusContentIfLost;
  }, []);

  return (
    <PublicFrame>
      <Panel title={texts.mustChangeTitle} description={texts.mustChangeText}>
        <ChangePasswordForm messages={messages} onChange={change}>
          <Button type="submit" size="l" isLoading={isPending}>
            {messages.save}
          </Button>
          <Button variant="ghost" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </ChangePasswordForm>
      </Panel>
    </PublicFrame>
  );
}
