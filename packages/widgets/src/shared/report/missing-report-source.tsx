import { useEffect } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { useWidget } from '../host/use-widget.tsx';
import { ReportUnavailable } from './report-unavailable.tsx';

/** Says that the report was given neither a link nor a number, and tells the host. */
export function MissingReportSource() {
  const { messages, host } = useWidget<{ readonly missingSource: string }>();
  const message = messages.missingSource;
  useEffect(() => host.unavailable(missing(message)), [host, message]);
  return <ReportUnavailable problem={missing(message)} />;
}

function missing(message: string): WidgetProblem {
  return { kind: 'missing-link', message, isRetryable: false };
}
