import { Button, EmptyState } from '@aferir/ui';
import { CircleAlert } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { SaidText } from '../../shared/language/use-said.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';

export interface TaskFailedProps {
  title: string;
  /** What the server said. */
  message: string;
  onRetry: () => void;
}

/** Stands where a task would be when it could not be loaded. */
export function TaskFailed({ title, message, onRetry }: TaskFailedProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      description={<SaidText sentence={message} />}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
