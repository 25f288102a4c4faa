import type { ValueChange } from '@aferir/domain';
import { formatDifference, formatValue } from './change-texts.ts';
import { compareMessages } from './compare-messages.ts';
import styles from './comparison-view.module.css';

/** Props of {@link ChangeTable}. */
export interface ChangeTableProps {
  caption: string;
  /** What the rows are called. */
  nameHeading: string;
  /** In the order of the rows. */
  changes: readonly ValueChange[];
}

const numberHeadings = [compareMessages.before, compareMessages.after, compareMessages.difference];

/** Every value of two assessments, or of two groups of them, with its difference. */
export function ChangeTable({ caption, nameHeading, changes }: ChangeTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          {numberHeadings.map((heading) => (
            <th key={heading} scope="col" className={styles.number}>
              {heading}
            </th>
          ))}
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
