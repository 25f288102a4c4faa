import { Button, Dialog } from '@aferir/ui';
import { useState } from 'react';
import { accessMessages } from '../access-messages.ts';

/** Tells employees who gives them a new password. */
export function ForgotPasswordDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {accessMessages.forgotPassword}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="s"
        title={accessMessages.forgotPassword}
        description={accessMessages.forgotPasswordText}
        actions={<Button onClick={() => setIsOpen(false)}>{accessMessages.understood}</Button>}
      />
    </>
  );
}
