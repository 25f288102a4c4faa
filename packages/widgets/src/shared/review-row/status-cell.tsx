import { Badge } from '@aferir/ui';
import { statusTone } from '../status-tone.ts';
import styles from './review-row.module.css';

export interface StatusCellProps {
  status: string;
  /** What else is to be known, such as a date; each on a line of its own. */
  notes?: readonly string[];
}

/** How far a review is. */
export function StatusCell({ status, notes = [] }: StatusCellProps) {
  return (
    <span className={styles.status}>
      <Badge tone={statusTone(status)}>{status}</Badge>
      {notes.map((note) => (
        <span key={note} className={styles.muted}>
          {note}
        </span>
      ))}
    </span>
  );
}
