import { useMemo } from 'react';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { useSessionClient } from '../shared/provider/session-client.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { ReportHeadingLevel } from '../shared/report/heading-levels.ts';
import { MissingReportSource } from '../shared/report/missing-report-source.tsx';
import type { ReportEvents } from '../shared/report/use-report-events.ts';
import { type ReportSource, usePerformanceReport } from './performance-report.controller.ts';
import {
  type PerformanceReportMessages,
  performanceReportMessages,
} from './performance-report.messages.ts';
import { PerformanceReportView } from './performance-report.view.tsx';

export interface PerformanceReportProps extends ReportEvents {
  /** Hash of a personal link. Its case matters. */
  hs?: string | undefined;
  /**
   * The response, for whoever is signed in. With a link, another response that the link may read,
   * as a manager's reads those of the own reports.
   */
  responseId?: number | undefined;
  /** Compares with the scores of this manager alone. */
  managerId?: number | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: ReportHeadingLevel | undefined;
  /** The place has a title that says whose report it is, such as a dialog's. @default false */
  isTitleHidden?: boolean | undefined;
  /** Replaces texts. */
  messages?: Partial<PerformanceReportMessages> | undefined;
}

/** The comparison of a self-assessment with the managers': by a personal link, or by its id. */
export function PerformanceReport(props: PerformanceReportProps) {
  const { hs, responseId, managerId } = props;
  return (
    <WidgetFrame onError={props.onError}>
      <SourcedReport key={`${hs} ${responseId} ${managerId}`} {...props} />
    </WidgetFrame>
  );
}

function SourcedReport({
  hs,
  responseId,
  managerId,
  headingLevel = 2,
  isTitleHidden = false,
  messages,
  ...events
}: PerformanceReportProps) {
  const { apiBase, linkClient } = useAferir();
  const sessionClient = useSessionClient();
  const texts = useMemo(() => ({ ...performanceReportMessages, ...messages }), [messages]);
  const source = useMemo<ReportSource | null>(() => {
    if (!hs && !responseId) return null;
    return {
      client: hs ? linkClient(hs) : sessionClient(),
      responseId: responseId || null,
      hash: hs || null,
      managerId: managerId || null,
      apiBase,
    };
  }, [hs, responseId, managerId, apiBase, linkClient, sessionClient]);

  if (!source) {
    return (
      <MissingReportSource messages={texts} headingLevel={headingLevel} onError={events.onError} />
    );
  }
  return (
    <LoadedReport
      source={source}
      events={events}
      messages={texts}
      headingLevel={headingLevel}
      isTitleHidden={isTitleHidden}
    />
  );
}

interface LoadedReportProps {
  source: ReportSource;
  events: ReportEvents;
  messages: PerformanceReportMessages;
  headingLevel: ReportHeadingLevel;
  isTitleHidden: boolean;
}

function LoadedReport({ source, events, ...rest }: LoadedReportProps) {
  const [state, { retry }] = usePerformanceReport(source, events);
  const { client, managerId } = source;
  return (
    <PerformanceReportView
      {...rest}
      state={state}
      client={client}
      managerId={managerId}
      onRetry={retry}
    />
  );
}
