import type { ReactNode } from 'react';
import styles from './privacy-note.module.css';

/** Props of {@link PrivacyNote}. */
export interface PrivacyNoteProps {
  title: string;
  children: ReactNode;
}

/** What is done with what a form asks for; nothing to agree to. */
export function PrivacyNote({ title, children }: PrivacyNoteProps) {
  return (
    <p className={styles.root}>
      <strong>{`${title} `}</strong>
      <span>{children}</span>
    </p>
  );
}
