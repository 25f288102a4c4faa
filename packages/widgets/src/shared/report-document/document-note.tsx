import styles from './report-document.module.css';

export interface DocumentNoteProps {
  /** Changes the color, never the meaning. @default 'warning' */
  tone?: 'info' | 'warning';
  title: string;
  text: string;
}

/** Something to keep in mind while reading. */
export function DocumentNote({ tone = 'warning', title, text }: DocumentNoteProps) {
  return (
    <div data-tone={tone} className={styles.note}>
      <p className={styles.noteTitle}>{title}</p>
      <p className={styles.noteText}>{text}</p>
    </div>
  );
}
