import type { ReactNode } from 'react';
import styles from './header-action.module.css';

/** What else can be done from a public page, at the end of its header beside who speaks. */
export function HeaderAction({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
