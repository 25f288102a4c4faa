import { Button, Dialog } from '@aferir/ui';
import { useId } from 'react';
import { accessMessages } from '../access-messages.ts';
import { useChangePassword } from '../use-change-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lets an employee change the own password. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const change = useChangePassword('employee', onClose);

  function close() {
    change.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      isBusy={change.isPending}
      onClose={close}
      title={accessMessages.changePassword}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {accessMessages.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={change.isPending}>
            {accessMessages.save}
          </Button>
        </>
      }
    >
      <ChangePasswordForm id={formId} problem={change.error} onChange={change.mutateAsync} />
    </Dialog>
  );
}
