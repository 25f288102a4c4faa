import { linkHashIn } from '@aferir/domain';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { sessionClientOf } from '../shared/provider/session-client.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { MissingReportSource } from '../shared/report/missing-report-source.tsx';
import { useBehavioralReport } from './behavioral-report.controller.ts';
import type { BehavioralReportMessages } from './behavioral-report.messages.ts';
import { behavioralReportTexts } from './behavioral-report.texts.ts';
import { BehavioralReportView } from './behavioral-report.view.tsx';

export interface BehavioralReportProps extends Pick<HostEvents, 'onReady' | 'onError'> {
  /** Hash of a personal link; opens the report of its response. Its case matters. */
  hs?: string | undefined;
  /** The response, for whoever is signed in. Left out when there is a link. */
  responseId?: number | undefined;
  /** Takes the way to mail the report away; employees never have it. @default false */
  withoutEmail?: boolean | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 1 | 2 | undefined;
  /** Replaces texts. */
  messages?: Partial<BehavioralReportMessages> | undefined;
}

/** The behavioral report of a response: by a personal link, or by its id for staff and employees. */
export function BehavioralReport(props: BehavioralReportProps) {
  const hs = linkHashIn(props.hs);
  const { responseId, withoutEmail = false, messages } = props;
  return (
    <WidgetFrame
      name="behavioral-report"
      about={`${hs} ${responseId}`}
      connect={(aferir) => (hs ? aferir.linkClient(hs) : sessionClientOf(aferir))}
      texts={behavioralReportTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      events={props}
    >
      {hs || responseId ? (
        <LoadedReport hash={hs || undefined} responseId={responseId} canSendEmail={!withoutEmail} />
      ) : (
        <MissingReportSource />
      )}
    </WidgetFrame>
  );
}

interface LoadedReportProps {
  hash: string | undefined;
  responseId: number | undefined;
  canSendEmail: boolean;
}

function LoadedReport({ hash, responseId = 0, canSendEmail }: LoadedReportProps) {
  const { apiBase } = useAferir();
  const { client } = useWidget();
  const [state, { retry }] = useBehavioralReport({
    hash,
    responseId: hash ? 0 : responseId,
    apiBase,
  });
  return (
    <BehavioralReportView
      state={state}
      canSendEmail={canSendEmail && client.realm !== 'employee'}
      onRetry={retry}
    />
  );
}
