import { Badge } from '@aferir/ui';
import { Link } from '../navigation/link.tsx';
import styles from './sent-list.module.css';

/** Something that was sent to a person. */
export interface SentRow {
  readonly id: number;
  readonly name: string;
  /** Its own page. */
  readonly to: string;
  /** How far the person is. */
  readonly state: string;
  readonly detail: string;
}

/** Props of {@link SentList}. */
export interface SentListProps {
  label: string;
  rows: readonly SentRow[];
  /** What stands there without any. */
  empty: string;
}

/** What was sent to a person, each with how far they are. */
export function SentList({ label, rows, empty }: SentListProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ id, name, to, state, detail }) => (
        <li key={id} className={styles.row}>
          <span className={styles.names}>
            <Link to={to} className={styles.name}>
              {name}
            </Link>
            <span className={styles.detail}>{detail}</span>
          </span>
          <Badge>{state}</Badge>
        </li>
      ))}
    </ul>
  );
}
