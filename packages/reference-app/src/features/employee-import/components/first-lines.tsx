import { Badge } from '@aferir/ui';
import { readingMessages as texts } from '../reading-messages.ts';
import type { SheetSummary } from '../sheet/sheet-protocol.ts';
import { columnLetter } from './column-letter.ts';
import styles from './first-lines.module.css';

/** Props of {@link FirstLines}. */
export interface FirstLinesProps {
  lines: SheetSummary['firstLines'];
  /** Where the names of the columns stand. */
  headerLine: number;
}

/** The first lines of a sheet as they stand in the file, the one with the names of the columns marked. */
export function FirstLines({ lines, headerLine }: FirstLinesProps) {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => columnLetter(column));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <section className={styles.scroll} aria-label={texts.firstLines} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {columns.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => {
            const isHeader = line === headerLine;
            return (
              <tr key={line} data-header={isHeader || undefined}>
                <th scope="row">
                  <span className={styles.line}>
                    <span>{line}</span>
                    {isHeader ? <Badge tone="accent">{texts.header}</Badge> : null}
                  </span>
                </th>
                {columns.map((letter, column) => (
                  <td key={letter}>{cells[column]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
