import { Button, EmptyState } from '@aferir/ui';
import { FileWarning } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import type { ReportHeadingLevel } from './heading-levels.ts';

export interface ReportUnavailableProps {
  messages: { readonly unavailable: string; readonly retry: string };
  headingLevel: ReportHeadingLevel;
  problem: WidgetProblem;
  /** Loads the report again. */
  onRetry?: (() => void) | undefined;
  /** Told once that the problem is shown. */
  onShow?: ((problem: WidgetProblem) => void) | undefined;
}

/** Says why there is no report. */
export function ReportUnavailable(props: ReportUnavailableProps) {
  const { problem, messages, headingLevel, onRetry } = props;
  useTellOnce(props);
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<FileWarning />}
      title={messages.unavailable}
      description={problem.message}
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

function useTellOnce({ problem, onShow }: ReportUnavailableProps) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isTold.current) onShow?.(problem);
    isTold.current = true;
  }, [problem, onShow]);
}
