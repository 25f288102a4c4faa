import { sortByGap } from '@aferir/domain';
import type { ComponentProps } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentChart } from '../../shared/report-document/document-chart.tsx';
import { DocumentMasthead } from '../../shared/report-document/document-masthead.tsx';
import { DocumentNote } from '../../shared/report-document/document-note.tsx';
import { DocumentSection } from '../../shared/report-document/document-section.tsx';
import { DocumentSheet } from '../../shared/report-document/document-sheet.tsx';
import {
  comparisonCharts,
  comparisonSummary,
} from '../../shared/score-comparison/comparison-chart.ts';
import { methodTexts } from '../parts/report-facts.ts';
import { noteText, reportNotes } from '../parts/report-notes.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { GatheredContent, ReportContent } from '../performance-report.types.ts';
import { DocumentAround } from './document-around.tsx';
import { DocumentCompetency } from './document-competency.tsx';
import { DocumentOverview } from './document-overview.tsx';
import styles from './report-document.module.css';

const CHART_WIDTH = 620;
const CHART_HEIGHT = 300;
/** Names of three lines need more room above the circle than a chart of the usual height has. */
const TALL_CHART_HEIGHT = 400;
const TWO_LINES = 34;

export interface ReportDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  report: ReportContent;
  content: GatheredContent;
}

/** The report as a document for paper, with all feedback and what those around the person came to. */
export function ReportDocument({ report, content, ref }: ReportDocumentProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const { header, analysis } = report;
  const charts = comparisonCharts(analysis, messages, header.isOwn);
  return (
    <DocumentSheet ref={ref} subject={header.person} messages={messages}>
      <DocumentMasthead
        title={messages.title}
        subtitle={messages.subtitle}
        company={header.company}
        logoUrl={header.logoUrl}
      />
      <DocumentOverview report={report} />
      {reportNotes(report, messages).map((note) => (
        <DocumentNote key={note.title} {...note} text={noteText(note, messages)} />
      ))}
      <DocumentSection title={messages.analysis}>
        {charts.map((chart) => (
          <DocumentChart key={chart.title} {...chart} fixedSize={chartSize(chart.axes)} />
        ))}
        {charts.length === 0 ? (
          <p className={styles.text}>{comparisonSummary(analysis, messages, header.isOwn)}</p>
        ) : null}
      </DocumentSection>
      <DocumentSection title={messages.details}>
        {sortByGap(analysis.competencies).map((competency) => (
          <DocumentCompetency
            key={competency.id}
            competency={competency}
            stage={analysis.stage}
            feedback={content.feedback.get(competency.id) ?? []}
            isNarrowed={report.managerId !== null}
          />
        ))}
      </DocumentSection>
      {content.around ? (
        <DocumentAround
          data={content.around}
          competencies={analysis.competencies}
          sizeOf={chartSize}
        />
      ) : null}
      <DocumentSection title={messages.method}>
        <div className={styles.method}>
          {methodTexts(header, messages).map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
        </div>
      </DocumentSection>
    </DocumentSheet>
  );
}

function chartSize(axes: readonly string[]) {
  const isTall = axes.some(({ length }) => length > TWO_LINES);
  return { width: CHART_WIDTH, height: isTall ? TALL_CHART_HEIGHT : CHART_HEIGHT };
}
