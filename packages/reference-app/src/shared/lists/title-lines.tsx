import styles from './title-lines.module.css';

/** Props of {@link TitleLines}. */
export interface TitleLinesProps {
  title: string;
  /** Stands below. */
  detail: string;
  /** Stands below that. */
  more?: string;
}

/** What something in a list is called, and what else is told of it there. */
export function TitleLines({ title, detail, more }: TitleLinesProps) {
  return (
    <span className={styles.root}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
      {more === undefined ? null : <span className={styles.detail}>{more}</span>}
    </span>
  );
}
