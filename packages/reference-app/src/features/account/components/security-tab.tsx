import { Button, Card } from '@aferir/ui';
import { ChangePasswordForm, useChangePassword } from '@aferir/widgets';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { accountPasswordMessages, accountMessages as texts } from '../account-messages.ts';
import styles from './account-form.module.css';

/** Changes the own password. */
export function SecurityTab() {
  const { staff, toasts } = useServices();
  const [round, setRound] = useState(0);
  const { change, isPending } = useChangePassword(staff, () => {
    toasts.show({ tone: 'success', message: accountPasswordMessages.passwordChanged });
    // A new form each time: no password stays on the screen.
    setRound((count) => count + 1);
  });
  return (
    <Card title={texts.security} description={texts.securityText}>
      <div className={styles.root}>
        <ChangePasswordForm key={round} onChange={change} messages={accountPasswordMessages}>
          <Button type="submit" isLoading={isPending}>
            {accountPasswordMessages.save}
          </Button>
        </ChangePasswordForm>
      </div>
    </Card>
  );
}
