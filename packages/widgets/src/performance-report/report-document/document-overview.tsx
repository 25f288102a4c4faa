import { alignmentLevel } from '@aferir/domain';
import { alignmentTones } from '../../shared/cells/alignment-bar.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentBar } from '../../shared/report-document/document-bar.tsx';
import {
  alignmentKey,
  alignmentMeaning,
  alignmentText,
  reportAlignment,
} from '../parts/report-alignment.ts';
import { reportFacts, statusText } from '../parts/report-facts.ts';
import { reportResults } from '../parts/report-results.ts';
import { ScoreMark } from '../parts/score-axis.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';
import styles from './report-document.module.css';

export interface DocumentOverviewProps {
  report: ReportContent;
}

/** Whose report it is, how it stands, what it comes to, who and when. */
export function DocumentOverview({ report }: DocumentOverviewProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const { header } = report;
  const alignment = reportAlignment(report);
  const level = alignmentLevel(alignment);
  return (
    <div className={styles.overview}>
      <div className={styles.line}>
        <p className={styles.person}>{header.person}</p>
        <p className={styles.status}>{statusText(header, messages)}</p>
      </div>
      <DocumentResults report={report} />
      <div className={styles.alignment}>
        <div className={styles.line}>
          <span>{messages.alignment}</span>
          <span className={styles.bold}>{alignmentText(alignment, level, messages)}</span>
        </div>
        <DocumentBar share={alignment ?? 0} tone={alignmentTones[level]} />
        <div className={styles.key}>
          <span>{alignmentMeaning(header.managers.length, report.managerId, messages)}</span>
          {alignmentKey(messages).map((part) => (
            <span key={part.level} className={styles.keyPart}>
              <span className={styles.swatch} data-level={part.level} />
              <span>{part.text}</span>
            </span>
          ))}
        </div>
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

function DocumentResults({ report }: DocumentOverviewProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  if (report.analysis.competencies.length === 0) return null;
  const { means, extremes } = reportResults(report, messages);
  return (
    <div className={styles.results}>
      {means.map(({ side, label, value }) => (
        <div key={label} className={styles.fact}>
          <p className={styles.resultLabel}>
            <ScoreMark of={side} />
            <span>{label}</span>
          </p>
          <p className={styles.mean}>{value}</p>
        </div>
      ))}
      {extremes.map(({ label, names, score }) => (
        <div key={label} className={styles.fact}>
          <p className={styles.small}>{label}</p>
          <p className={styles.value}>{names}</p>
          <p className={styles.small}>{score}</p>
        </div>
      ))}
    </div>
  );
}
