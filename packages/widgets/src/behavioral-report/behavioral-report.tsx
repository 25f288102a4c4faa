import { useMemo } from 'react';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { useSessionClient } from '../shared/provider/session-client.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { MissingReportSource } from '../shared/report/missing-report-source.tsx';
import type { ReportEvents } from '../shared/report/use-report-events.ts';
import { type ReportSource, useBehavioralReport } from './behavioral-report.controller.ts';
import {
  type BehavioralReportMessages,
  behavioralReportMessages,
} from './behavioral-report.messages.ts';
import { BehavioralReportView } from './behavioral-report.view.tsx';

export interface BehavioralReportProps extends ReportEvents {
  /** Hash of a personal link; opens the report of its response. Its case matters. */
  hs?: string | undefined;
  /** The response, for whoever is signed in. Left out when there is a link. */
  responseId?: number | undefined;
  /** Whether staff may mail the report; employees never do. @default true */
  canSendEmail?: boolean | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces texts. */
  messages?: Partial<BehavioralReportMessages> | undefined;
}

/** The behavioral report of a response: by a personal link, or by its id for staff and employees. */
export function BehavioralReport(props: BehavioralReportProps) {
  const { hs, responseId } = props;
  return (
    <WidgetFrame onError={props.onError}>
      <SourcedReport key={`${hs} ${responseId}`} {...props} />
    </WidgetFrame>
  );
}

function SourcedReport({
  hs,
  responseId,
  canSendEmail = true,
  headingLevel = 2,
  messages,
  ...events
}: BehavioralReportProps) {
  const { apiBase, linkClient } = useAferir();
  const sessionClient = useSessionClient();
  const texts = useMemo(() => ({ ...behavioralReportMessages, ...messages }), [messages]);
  const source = useMemo<ReportSource | null>(() => {
    if (hs) return { client: linkClient(hs), responseId: 0, hash: hs, apiBase };
    return responseId ? { client: sessionClient(), responseId, apiBase } : null;
  }, [hs, responseId, apiBase, linkClient, sessionClient]);

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
      canSendEmail={canSendEmail && source.client.realm !== 'employee'}
    />
  );
}

interface LoadedReportProps {
  source: ReportSource;
  events: ReportEvents;
  messages: BehavioralReportMessages;
  headingLevel: 1 | 2;
  canSendEmail: boolean;
}

function LoadedReport({ source, events, ...rest }: LoadedReportProps) {
  const [state, { retry }] = useBehavioralReport(source, events);
  return <BehavioralReportView {...rest} state={state} client={source.client} onRetry={retry} />;
}
