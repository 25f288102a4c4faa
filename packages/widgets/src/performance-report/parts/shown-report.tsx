import { useDefaultBrandColor } from '@aferir/ui';
import { useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PartState } from '../../shared/report/part-state.ts';
import { ReportSections } from '../../shared/report/report-sections.tsx';
import { ReportStack } from '../../shared/report/report-stack.tsx';
import type { Analysis } from '../../shared/score-comparison/score-comparison.ts';
import { AgreementsPart } from '../agreements/agreements-part.tsx';
import { hasAgreementsPart, useAgreements } from '../agreements/use-agreements.ts';
import { AroundPart } from '../around/around-part.tsx';
import { hasAroundPart, useAroundMeans } from '../around/use-around-means.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { RenderManager, ReportContent, ReportHeader } from '../performance-report.types.ts';
import { useFeedbackDialog } from '../use-feedback-dialog.ts';
import { useReportPrinting } from '../use-report-printing.ts';
import { reportAlignment } from './report-alignment.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportDetails } from './report-details.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportMethod } from './report-method.tsx';
import { ReportNotices } from './report-notices.tsx';
import { ReportOverview } from './report-overview.tsx';

export interface ShownReportProps {
  header: ReportHeader;
  analysis: PartState<Analysis>;
  managerId: number | null;
  isTitleHidden: boolean;
  renderManager: RenderManager | undefined;
  /** Loads the parts that failed again. */
  onRetry: () => void;
}

/** The report, from the title to how to read it. */
export function ShownReport(props: ShownReportProps) {
  const { header, analysis, managerId, isTitleHidden, renderManager, onRetry } = props;
  const { messages } = useWidget<PerformanceReportMessages>();
  useDefaultBrandColor(header.color);
  const sheet = useRef<HTMLDivElement>(null);
  const report: ReportContent | null =
    analysis.status === 'ready' ? { header, analysis: analysis.data, managerId } : null;
  const [task, actions] = useReportPrinting({ header, report, sheet });
  const { part: agreements, ...reading } = useAgreements(header);
  const around = useAroundMeans(header);
  const isComplete = report !== null && report.analysis.stage !== 'ratings-failed';

  const sections = [
    {
      title: messages.analysis,
      content: <ReportChart analysis={analysis} isOwn={header.isOwn} onRetry={onRetry} />,
    },
    ...(report && report.analysis.competencies.length > 0
      ? [
          {
            title: messages.details,
            content: <DetailsWithFeedback report={report} renderManager={renderManager} />,
          },
        ]
      : []),
    ...(hasAroundPart(around.part)
      ? [
          {
            title: messages.aroundMeans.title,
            content: (
              <AroundPart
                part={around.part}
                competencies={report?.analysis.competencies ?? []}
                onRetry={around.refresh}
              />
            ),
          },
        ]
      : []),
    ...(hasAgreementsPart(agreements)
      ? [
          {
            title: messages.agreements.title,
            content: (
              <AgreementsPart
                responseId={header.responseId}
                person={header.person}
                part={agreements}
                competencies={report?.analysis.competencies ?? []}
                {...reading}
              />
            ),
          },
        ]
      : []),
    { title: messages.method, content: <ReportMethod header={header} /> },
  ];

  return (
    <ReportStack>
      <ReportHead
        header={header}
        isTitleHidden={isTitleHidden}
        task={task}
        actions={actions}
        isComplete={isComplete}
      />
      <ReportOverview
        header={header}
        analysis={analysis}
        managerId={managerId}
        alignment={report ? reportAlignment(report) : header.alignment}
        renderManager={renderManager}
      />
      {report ? <ReportNotices report={report} renderManager={renderManager} /> : null}
      <ReportSections sections={sections} />
      {report && task.step === 'printing' ? (
        <task.Document ref={sheet} report={report} content={task.content} />
      ) : null}
    </ReportStack>
  );
}

interface DetailsWithFeedbackProps extends Pick<ShownReportProps, 'renderManager'> {
  report: ReportContent;
}

function DetailsWithFeedback({ report, renderManager }: DetailsWithFeedbackProps) {
  const [feedback, { open, close }] = useFeedbackDialog();
  const competency =
    feedback.status === 'open'
      ? report.analysis.competencies.find(({ id }) => id === feedback.competencyId)
      : undefined;
  return (
    <>
      <ReportDetails
        report={report}
        feedback={feedback}
        onOpenFeedback={(competencyId) => void open(competencyId)}
      />
      {feedback.status === 'open' && competency ? (
        <feedback.Dialog
          responseId={report.header.responseId}
          managerId={report.managerId}
          competency={competency}
          renderManager={renderManager}
          onClose={close}
        />
      ) : null}
    </>
  );
}
