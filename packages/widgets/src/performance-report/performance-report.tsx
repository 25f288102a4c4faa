import { linkHashIn } from '@aferir/domain';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { sessionClientOf } from '../shared/provider/session-client.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { ReportHeadingLevel } from '../shared/report/heading-levels.ts';
import { MissingReportSource } from '../shared/report/missing-report-source.tsx';
import { type ReportSource, usePerformanceReport } from './performance-report.controller.ts';
import type { PerformanceReportMessages } from './performance-report.messages.ts';
import { performanceReportTexts } from './performance-report.texts.ts';
import type { RenderManager } from './performance-report.types.ts';
import { PerformanceReportView } from './performance-report.view.tsx';

export interface PerformanceReportProps extends Pick<HostEvents, 'onReady' | 'onError'> {
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
  /** Draws the name of a manager, or of whom the review is about, such as a link to the page of that person. @default the name alone */
  renderManager?: RenderManager | undefined;
  /** Replaces texts. */
  messages?: Partial<PerformanceReportMessages> | undefined;
}

/** The comparison of a self-assessment with the managers': by a personal link, or by its id. */
export function PerformanceReport(props: PerformanceReportProps) {
  const hs = linkHashIn(props.hs);
  const { responseId, managerId, isTitleHidden = false, renderManager, messages } = props;
  return (
    <WidgetFrame
      name="performance-report"
      about={`${hs} ${responseId} ${managerId}`}
      connect={(aferir) => (hs ? aferir.linkClient(hs) : sessionClientOf(aferir))}
      texts={performanceReportTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      events={props}
    >
      {hs || responseId ? (
        <LoadedReport
          hash={hs || null}
          responseId={responseId || null}
          managerId={managerId || null}
          isTitleHidden={isTitleHidden}
          renderManager={renderManager}
        />
      ) : (
        <MissingReportSource />
      )}
    </WidgetFrame>
  );
}

interface LoadedReportProps extends Omit<ReportSource, 'apiBase'> {
  isTitleHidden: boolean;
  renderManager: RenderManager | undefined;
}

function LoadedReport({ isTitleHidden, renderManager, ...source }: LoadedReportProps) {
  const { apiBase } = useAferir();
  const [state, { retry }] = usePerformanceReport({ ...source, apiBase });
  return (
    <PerformanceReportView
      state={state}
      managerId={source.managerId}
      isTitleHidden={isTitleHidden}
      renderManager={renderManager}
      onRetry={retry}
    />
  );
}
