import type { ReactNode } from 'react';
import styles from './report.module.css';

export interface ReportBarProps {
  header: { readonly company: string; readonly logoUrl: string | null };
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
      <div className={styles.barNews}>{children}</div>
    </div>
  );
}
