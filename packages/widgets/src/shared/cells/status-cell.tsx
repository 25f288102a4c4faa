import type { ShownStatus } from '@aferir/domain';
import { Badge } from '@aferir/ui';
import styles from './cells.module.css';
import { statusTone } from './status-tone.ts';

export interface StatusCellProps {
  status: ShownStatus;
  /** What each status says. */
  labels: Readonly<Record<ShownStatus, string>>;
  /** What else is to be known, such as a date; each on a line of its own. */
  notes?: readonly string[];
}

/** How far a review is. */
export function StatusCell({ status, labels, notes = [] }: StatusCellProps) {
  return (
    <span className={styles.status}>
      <Badge tone={statusTone(status)}>{labels[status]}</Badge>
      {notes.map((note) => (
        <span key={note} className={styles.muted}>
          {note}
        </span>
      ))}
    </span>
  );
}
