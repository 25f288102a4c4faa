import type { ValueChange } from '@aferir/domain';
import { portalMessages } from '../portal-messages.ts';
import { formatDifference, formatValue } from './change-texts.ts';
import styles from './comparison-view.module.css';

/** Props of {@link ChangeTable}. */
export interface ChangeTableProps {
  caption: string;
  /** What the rows are called. */
  nameHeading: string;
  changes: readonly ValueChange[];
}

/** Every value of two assessments with its difference. */
export function ChangeTable({ caption, nameHeading, changes }: ChangeTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col" className={styles.number}>
            {portalMessages.before}
          </th>
          <th scope="col" className={styles.number}>
            {portalMessages.after}
          </th>
          <th scope="col" className={styles.number}>
            {portalMessages.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <th scope="row">{change.name}</th>
            <td className={styles.number}>{formatValue(change.before)}</td>
            <td className={styles.number}>{formatValue(change.after)}</td>
            <td className={styles.number}>{formatDifference(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
