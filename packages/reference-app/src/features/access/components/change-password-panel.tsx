import { Button } from '@aferir/ui';
import { useState } from 'react';
import { accessMessages } from '../access-messages.ts';
import { useChangePassword } from '../use-change-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './change-password-panel.module.css';

/** Lets an employee change the own password on a page. */
export function ChangePasswordPanel() {
  const [round, setRound] = useState(0);
  // A new form each time: no password stays on the screen.
  const change = useChangePassword('employee', () => setRound((current) => current + 1));
  return (
    <div className={styles.root}>
      <ChangePasswordForm key={round} problem={change.error} onChange={change.mutateAsync}>
        <Button type="submit" isLoading={change.isPending}>
          {accessMessages.save}
        </Button>
      </ChangePasswordForm>
    </div>
  );
}
