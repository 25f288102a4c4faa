import { Button } from '@aferir/ui';
import { ChangePasswordForm } from '@aferir/widgets';
import { useState } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import styles from './change-password-panel.module.css';
import { changePasswordTexts } from './password-texts.ts';
import { useOwnPassword } from './use-own-password.ts';

/** Lets an employee change the own password on a page. */
export function ChangePasswordPanel() {
  const messages = useTexts(changePasswordTexts);
  const [round, setRound] = useState(0);
  // A new form each time: no password stays on the screen.
  const { change, isPending } = useOwnPassword('employee', {
    onChanged: () => setRound((count) => count + 1),
  });
  return (
    <div className={styles.root}>
      <ChangePasswordForm messages={messages} key={round} onChange={change}>
        <Button type="submit" isLoading={isPending}>
          {messages.save}
        </Button>
      </ChangePasswordForm>
    </div>
  );
}
