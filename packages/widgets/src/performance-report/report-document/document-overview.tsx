import { alignmentLevel } from '@aferir/domain';
import { alignmentTones } from '../../shared/cells/alignment-bar.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentBar } from '../../shared/report-document/document-bar.tsx';
import { reportAlignment } from '../parts/report-alignment.ts';
import { reportFacts, statusText } from '../parts/report-facts.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';
import styles from './report-document.module.css';

export interface DocumentOverviewProps {
  report: ReportContent;
}

/** Whose report it is, how it stands, who and when. */
export function DocumentOverview({ report }: DocumentOverviewProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const { header } = report;
  const alignment = reportAlignment(report);
  return (
    <div className={styles.overview}>
      <div className={styles.line}>
        <p className={styles.person}>{header.person}</p>
        <p className={styles.status}>{statusText(header, messages)}</p>
      </div>
      <div className={styles.alignment}>
        <div className={styles.line}>
          <span>{messages.alignment}</span>
          <span className={styles.bold}>
            {alignment === null ? messages.noData : `${alignment}%`}
          </span>
        </div>
        <DocumentBar share={alignment ?? 0} tone={alignmentTones[alignmentLevel(alignment)]} />
      </div>
      <div className={styles.facts}>
        {reportFacts(header, messages).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <p className={styles.small}>{label}</p>
            <p className={styles.value}>{value}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
