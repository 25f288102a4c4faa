import styles from './named-cell.module.css';

/** Props of {@link NamedCell}. */
export interface NamedCellProps {
  name: string;
  /** What kind of record it is. */
  kind: string;
  /** @default none */
  description?: string;
}

/** What a record of a list is called, with what else is to be known of it below, a line each. */
export function NamedCell({ name, kind, description }: NamedCellProps) {
  return (
    <span className={styles.root}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{kind}</span>
      {description === undefined ? null : <span className={styles.detail}>{description}</span>}
    </span>
  );
}
