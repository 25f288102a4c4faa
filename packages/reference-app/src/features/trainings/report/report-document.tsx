import { formatDateTime } from '@aferir/domain';
import { DocumentMasthead, DocumentSection, DocumentSheet, pageMarks } from '@aferir/widgets';
import type { ComponentProps } from 'react';
import { countText } from '../../../shared/figures/count-text.ts';
import styles from './report-document.module.css';
import { figuresOf, sentText } from './report-texts.ts';
import type { WholeReport } from './training-report.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Props of {@link ReportDocument}. */
export interface ReportDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  report: WholeReport;
  /** The company in whose name the document is made. */
  company: string;
}

/** The report of a training, as a document for paper. */
export function ReportDocument({ report, company, ref }: ReportDocumentProps) {
  const { summary, learners } = report;
  return (
    <DocumentSheet ref={ref} format="wide" subject={summary.nmTreinamento} messages={texts}>
      <DocumentMasthead
        title={summary.nmTreinamento}
        subtitle={`${texts.title} · ${sentText(summary)}`}
        company={company}
        logoUrl={null}
      />
      <div className={styles.figures}>
        {figuresOf(summary).map((figure) => (
          <div key={figure.id} className={styles.figure}>
            <p className={styles.label}>{figure.label}</p>
            <p className={styles.value}>{countText(figure)}</p>
          </div>
        ))}
      </div>
      <DocumentSection title={texts.people}>
        <div
          className={styles.row}
          data-heading
          {...pageMarks.keepWithNext}
          {...pageMarks.runningHead}
        >
          <span className={styles.employee}>{texts.employee}</span>
          <span className={styles.position}>{texts.position}</span>
          <span className={styles.status}>{texts.status}</span>
          <span className={styles.percent}>{texts.percent}</span>
          <span className={styles.lastView}>{texts.lastView}</span>
        </div>
        {learners.map((learner) => (
          <div key={learner.idOrganogramaPessoa} className={styles.row}>
            <span className={styles.employee}>{learner.nmPessoa}</span>
            <span className={styles.position}>{learner.nmCargo ?? texts.none}</span>
            <span className={styles.status}>{learner.dsStatus}</span>
            <span className={styles.percent}>{`${learner.percentualConclusao}%`}</span>
            <span className={styles.lastView}>{formatDateTime(learner.dtUltimaVisualizacao)}</span>
          </div>
        ))}
      </DocumentSection>
    </DocumentSheet>
  );
}
