import type { WidgetProblem } from '../host/events.ts';
import { ReportUnavailable, type ReportUnavailableProps } from './report-unavailable.tsx';
import type { ReportEvents } from './use-report-events.ts';

export interface MissingReportSourceProps
  extends Pick<ReportUnavailableProps, 'headingLevel'>,
    Pick<ReportEvents, 'onError'> {
  messages: ReportUnavailableProps['messages'] & { readonly missingSource: string };
}

/** Says that the report was given neither a link nor a number, and tells the host. */
export function MissingReportSource(props: MissingReportSourceProps) {
  const { messages, headingLevel, onError } = props;
  const problem: WidgetProblem = {
    kind: 'missing-link',
    message: messages.missingSource,
    isRetryable: false,
  };
  return (
    <ReportUnavailable
      problem={problem}
      messages={messages}
      headingLevel={headingLevel}
      onShow={(shown) => onError?.({ ...shown, isFatal: true })}
    />
  );
}
