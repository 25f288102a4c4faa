import { Button, Dialog } from '@aferir/ui';
import { useState } from 'react';
import { type SignInMessages, signInMessages } from './access.messages.ts';

export interface ForgottenPasswordProps {
  messages?: Pick<SignInMessages, 'forgotPassword' | 'forgotPasswordText' | 'understood'>;
}

/** Tells employees who gives them a new password. */
export function ForgottenPassword({ messages = signInMessages }: ForgottenPasswordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {messages.forgotPassword}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="s"
        title={messages.forgotPassword}
        description={messages.forgotPasswordText}
        actions={<Button onClick={close}>{messages.understood}</Button>}
      />
    </>
  );
}
