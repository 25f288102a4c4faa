import { alignmentLevel } from '@aferir/domain';
import { alignmentTones } from '../../shared/cells/alignment-bar.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { DocumentBar } from '../../shared/report-document/document-bar.tsx';
import { reviewAlignment } from '../parts/review-alignment.ts';
import { reviewFacts, statusText } from '../parts/review-facts.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { Review } from '../performance-report.types.ts';
import styles from './review-document.module.css';

export interface DocumentOverviewProps {
  review: Review;
}

/** Whose report it is, how it stands, who and when. */
export function DocumentOverview({ review }: DocumentOverviewProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const { header } = review;
  const alignment = reviewAlignment(review);
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
        {reviewFacts(header, messages).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <p className={styles.small}>{label}</p>
            <p className={styles.value}>{value}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
