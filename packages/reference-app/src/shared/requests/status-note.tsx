import type { ReactNode } from 'react';
import styles from './status-note.module.css';

/** What is said below a status, in small: a line for each element. */
export function StatusNote({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
