import type { ReactNode } from 'react';
import styles from './review-row.module.css';

/** The buttons of a review in a grid; "-" where there are none. On a phone they end the card. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles.rowActions}>{children}</span>;
}
