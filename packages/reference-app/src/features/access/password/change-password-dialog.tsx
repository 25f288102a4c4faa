import { Button, Dialog } from '@aferir/ui';
import { ChangePasswordForm, changePasswordMessages } from '@aferir/widgets';
import { useId } from 'react';
import { passwordMessages } from './password-messages.ts';
import { useOwnPassword } from './use-own-password.ts';

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lets an employee change the own password. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const { change, isPending } = useOwnPassword('employee', { onChanged: onClose });

  return (
    <Dialog
      isOpen={isOpen}
      isBusy={isPending}
      onClose={onClose}
      title={passwordMessages.changePassword}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {passwordMessages.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={isPending}>
            {changePasswordMessages.save}
          </Button>
        </>
      }
    >
      <ChangePasswordForm id={formId} onChange={change} />
    </Dialog>
  );
}
