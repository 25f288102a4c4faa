import {
  DocumentMasthead,
  DocumentNote,
  DocumentSection,
  DocumentSheet,
  pageMarks,
} from '@aferir/widgets';
import type { ComponentProps } from 'react';
import styles from './board-document.module.css';
import { boardMessages as texts } from './board-messages.ts';
import { type BoardReport, type BoardTable, figuresOf, tablesOf } from './board-tables.ts';

/** Props of {@link BoardDocument}. */
export interface BoardDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  report: BoardReport;
  /** Whom and which months it tells of. */
  selection: string;
  /** When it was made, and of what. */
  subtitle: string;
  /** The company in whose name the document is made. */
  company: string;
}

/** The report for the board, as a document for paper. */
export function BoardDocument({ report, selection, subtitle, company, ref }: BoardDocumentProps) {
  return (
    <DocumentSheet ref={ref} subject={selection} messages={texts}>
      <DocumentMasthead title={texts.title} subtitle={subtitle} company={company} logoUrl={null} />
      <div className={styles.figures}>
        {figuresOf(report).map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <p className={styles.label}>{label}</p>
            <p className={styles.value}>{value}</p>
          </div>
        ))}
      </div>
      {tablesOf(report).map((table) => (
        <Table key={table.id} table={table} />
      ))}
      <DocumentNote tone="info" title={texts.protectionTitle} text={texts.protection} />
    </DocumentSheet>
  );
}

function Table({ table: { title, columns, rows, note } }: { table: BoardTable }) {
  const [nameHeading, ...headings] = columns;
  return (
    <DocumentSection title={title}>
      {rows.length > 0 ? (
        <div
          className={styles.row}
          data-heading
          {...pageMarks.keepWithNext}
          {...pageMarks.runningHead}
        >
          <span className={styles.name}>{nameHeading}</span>
          {headings.map((heading) => (
            <span key={heading} className={styles.cell}>
              {heading}
            </span>
          ))}
        </div>
      ) : null}
      {rows.map(({ id, cells: [name, ...values] }) => (
        <div key={id} className={styles.row}>
          <span className={styles.name}>{name}</span>
          {values.map((value, index) => (
            <span key={headings[index]} className={styles.cell}>
              {value}
            </span>
          ))}
        </div>
      ))}
      {note ? <p className={styles.label}>{note}</p> : null}
    </DocumentSection>
  );
}
