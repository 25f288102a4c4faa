import { Button, ConfirmDialog } from '@aferir/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';

export interface ExitButtonProps {
  onLeave: () => void;
}

/** The way out of the session, after a word about what it takes to come back. */
export function ExitButton({ onLeave }: ExitButtonProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<LogOut />} onClick={() => setIsAsking(true)}>
        {messages.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.leaveTitle}
        message={messages.leaveText}
        confirmLabel={messages.leave}
        cancelLabel={messages.stay}
        onConfirm={onLeave}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
