import type { ReactNode } from 'react';
import styles from '../performance-report.module.css';
import type { ReportHeader } from '../performance-report.types.ts';

export interface ReportBarProps {
  header: Pick<ReportHeader, 'company' | 'logoUrl'>;
  /** Buttons for what can be done with the report. */
  actions: ReactNode;
  /** How that goes: notices and progress. */
  children: ReactNode;
}

/** The head of a report in a place that says whose it is: the company and what can be done. */
export function ReportBar({ header: { company, logoUrl }, actions, children }: ReportBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.company}>
        {logoUrl ? <img className={styles.logo} src={logoUrl} alt="" /> : null}
        <span className={styles.muted}>{company}</span>
      </p>
      {actions}
      <div className={styles.news}>{children}</div>
    </div>
  );
}
