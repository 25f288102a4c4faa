import { Button } from '@aferir/ui';
import { ChangePasswordForm } from '../../access/change-password-form.tsx';
import { useChangePassword } from '../../access/use-change-password.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import page from '../../shared/page/page.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from './access.module.css';

export interface NewPasswordProps {
  onSignOut?: (() => void) | undefined;
  onChanged: () => void;
}

/** Stands in place of the dashboard while a password that somebody else set must be changed. */
export function NewPassword(props: NewPasswordProps) {
  const { onSignOut, onChanged } = props;
  const { client, messages } = useWidget<EmployeeDashboardMessages>();
  const { change, isPending } = useChangePassword(client, onChanged);
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <StepHeading>{messages.newPasswordTitle}</StepHeading>
        <p className={page.muted}>{messages.newPasswordText}</p>
      </div>
      <ChangePasswordForm onChange={change} messages={messages}>
        <Button type="submit" size="l" isLoading={isPending}>
          {messages.save}
        </Button>
        {onSignOut ? (
          <Button variant="ghost" onClick={onSignOut}>
            {messages.signOut}
          </Button>
        ) : null}
      </ChangePasswordForm>
    </div>
  );
}
