import { useEffect, useRef } from 'react';
import type { ErrorDetail, ReadyDetail, WidgetProblem } from '../host/events.ts';
import { isRefusal } from '../host/problem-detail.ts';

/** What the host of a report hears. */
export interface ReportEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What the host is told by. */
export interface ReportEventsOptions extends ReportEvents {
  /** The tag of the widget, without its prefix. */
  widget: string;
  isShown: boolean;
  /** Why there is no report. */
  problem: WidgetProblem | null;
}

/** Tells the host once that the report is there, and once why it is not. */
export function useReportEvents(options: ReportEventsOptions): void {
  const { widget, isShown, problem, onReady, onError } = options;
  const hears = useRef({ onReady, onError });
  useEffect(() => {
    hears.current = { onReady, onError };
  });
  useEffect(() => {
    if (isShown) hears.current.onReady?.({ widget });
  }, [isShown, widget]);
  const { kind, message, isRetryable } = problem ?? {};
  useEffect(() => {
    if (kind && message !== undefined && isRetryable !== undefined) {
      const told = { kind, message, isRetryable };
      hears.current.onError?.({ ...told, isFatal: isRefusal(told) });
    }
  }, [kind, message, isRetryable]);
}
