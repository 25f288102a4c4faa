import { Button, EmptyState } from '@aferir/ui';
import { CircleAlert } from 'lucide-react';

export interface TaskFailedProps {
  title: string;
  /** What the server said. */
  message: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Stands where a task would be when it could not be loaded. */
export function TaskFailed({ title, message, retryLabel, onRetry }: TaskFailedProps) {
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      description={message}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
