import type { ValueChange } from '@aferir/domain';
import { useSpeech, useTexts } from '../language/speech-context.tsx';
import { useContentLang } from '../language/use-content-lang.ts';
import { formatDifference, formatValue } from './change-texts.ts';
import { compareTexts } from './compare-messages.ts';
import styles from './comparison-view.module.css';

/** Props of {@link ChangeTable}. */
export interface ChangeTableProps {
  caption: string;
  /** What the rows are called. */
  nameHeading: string;
  /** In the order of the rows. */
  changes: readonly ValueChange[];
}

/** Every value of two assessments, or of two groups of them, with its difference. */
export function ChangeTable({ caption, nameHeading, changes }: ChangeTableProps) {
  const texts = useTexts(compareTexts);
  const { language } = useSpeech();
  const content = useContentLang();
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          {[texts.before, texts.after, texts.difference].map((heading) => (
            <th key={heading} scope="col" className={styles.number}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <th scope="row" {...content}>
              {change.name}
            </th>
            <td className={styles.number}>{formatValue(change.before, language)}</td>
            <td className={styles.number}>{formatValue(change.after, language)}</td>
            <td className={styles.number}>{formatDifference(change, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
