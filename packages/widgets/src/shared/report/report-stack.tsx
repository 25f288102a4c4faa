import type { ReactNode } from 'react';
import styles from './report.module.css';

/** The sections of a report, one below the other. */
export function ReportStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
