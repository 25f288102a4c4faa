import { DocumentMasthead, DocumentSection, DocumentSheet, pageMarks } from '@aferir/widgets';
import type { ComponentProps, ReactNode } from 'react';
import styles from './board-document.module.css';
import { boardMessages as texts } from './board-messages.ts';
import { type BoardReport, type BoardTable, figuresOf, gapsOf, tablesOf } from './board-tables.ts';

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

/** The report for the board, as a document for paper: one page, unless there is more of everything than most companies have. */
export function BoardDocument({ report, selection, subtitle, company, ref }: BoardDocumentProps) {
  const tables = tablesOf(report);
  const narrow = tables.filter(isNarrow);
  const gaps = gapsOf(report);
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
      {narrow.length > 0 ? (
        <div className={styles.beside}>
          {narrow.map((table) => (
            <Table key={table.id} table={table} />
          ))}
        </div>
      ) : null}
      {tables
        .filter((table) => !isNarrow(table))
        .map((table) => (
          <Table key={table.id} table={table}>
            {table.id === 'competencies' && gaps.length > 0 ? (
              <p className={styles.label}>{texts.gapsOnPaper(gaps)}</p>
            ) : null}
          </Table>
        ))}
      <p className={styles.protection}>
        <strong>{`${texts.protectionTitle}: `}</strong>
        <span>{texts.protection}</span>
      </p>
    </DocumentSheet>
  );
}

/** Tables of few short columns stand beside each other. */
function isNarrow({ id }: BoardTable): boolean {
  return id === 'profiles' || id === 'behavioral';
}

interface TableProps {
  table: BoardTable;
  /** What is said below it. */
  children?: ReactNode;
}

function Table({ table: { title, columns, rows, note }, children }: TableProps) {
  const [nameHeading, ...headings] = columns;
  return (
    <DocumentSection title={title} size="s">
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
      {children}
      {note ? <p className={styles.label}>{note}</p> : null}
    </DocumentSection>
  );
}
