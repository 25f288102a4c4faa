import { Button, Dialog } from '@aferir/ui';
import { ChangePasswordForm } from '@aferir/widgets';
import { useId } from 'react';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { passwordTexts } from './password-messages.ts';
import { changePasswordTexts } from './password-texts.ts';
import { useOwnPassword } from './use-own-password.ts';

/** Props of {@link ChangePasswordDialog}. */
export interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Lets an employee change the own password. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const texts = useTexts(passwordTexts);
  const messages = useTexts(changePasswordTexts);
  const { change, isPending } = useOwnPassword('employee', { onChanged: onClose });

  return (
    <Dialog
      isOpen={isOpen}
      isBusy={isPending}
      onClose={onClose}
      title={texts.changePassword}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <ChangePasswordForm messages={messages} id={formId} onChange={change} />
    </Dialog>
  );
}
