import { Button, EmptyState } from '@aferir/ui';
import { FileWarning } from 'lucide-react';
import type { WidgetProblem } from '../host/events.ts';
import { useWidget } from '../host/use-widget.tsx';
import { SaidText } from '../language/use-said.tsx';

export interface ReportUnavailableProps {
  /** @default that it is not available */
  title?: string;
  problem: WidgetProblem;
  /** Loads the report again. */
  onRetry?: (() => void) | undefined;
}

interface UsedMessages {
  readonly unavailable: string;
  readonly retry: string;
}

/** Says why there is no report. */
export function ReportUnavailable({ title, problem, onRetry }: ReportUnavailableProps) {
  const { messages, headingLevel } = useWidget<UsedMessages>();
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<FileWarning />}
      title={title ?? messages.unavailable}
      description={<SaidText sentence={problem.message} />}
      headingLevel={headingLevel}
      action={
        problem.isRetryable && onRetry ? (
          <Button variant="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        ) : undefined
      }
    />
  );
}
