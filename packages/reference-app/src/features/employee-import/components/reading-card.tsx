import { cutText } from '@aferir/domain';
import type { ReadingChoice, Separator } from '@aferir/spreadsheet';
import { Card, Notice, SelectField, Spinner } from '@aferir/ui';
import { noteText, readingMessages as texts } from '../reading-messages.ts';
import type { SheetSummary } from '../sheet/sheet-protocol.ts';
import styles from './employee-import.module.css';
import { FirstLines } from './first-lines.tsx';

const SEPARATORS = Object.entries(texts.separators).map(([value, label]) => ({ value, label }));
const MOST_LETTERS = 60;

/** Props of {@link ReadingCard}. */
export interface ReadingCardProps {
  sheet: SheetSummary;
  /** It is being read again. */
  isReading: boolean;
  /** Why it could not be read as it was chosen last. */
  problem: string | undefined;
  onChoose: (choice: ReadingChoice) => void;
}

/** Shows how a file was read, with its first lines, and has it read another way. */
export function ReadingCard({ sheet, isReading, problem, onChoose }: ReadingCardProps) {
  const { sheets, separator, headerLine, firstLines } = sheet;
  const withText = sheets.flatMap((one, index) =>
    one.rowCount > 0 || index === sheet.sheet ? [{ ...one, index }] : [],
  );
  // What was chosen before stays, but for what another sheet or separator makes new.
  const same = { sheet: sheet.sheet, ...(separator && { separator }) };
  return (
    <Card title={texts.title} description={texts.text} headingLevel={3} aria-busy={isReading}>
      <div className={styles.stack}>
        <div>
          <div className={styles.choices}>
            {withText.length > 1 ? (
              <SelectField
                label={texts.sheet}
                options={withText.map(({ name, rowCount, isHidden, index }) => ({
                  value: String(index),
                  label: texts.sheetOption(name, rowCount, isHidden),
                }))}
                value={String(sheet.sheet)}
                onValueChange={(value) => onChoose({ sheet: Number(value) })}
              />
            ) : null}
            {separator ? (
              <SelectField
                label={texts.separator}
                options={SEPARATORS}
                value={separator}
                onValueChange={(value) => onChoose({ separator: value as Separator })}
              />
            ) : null}
            <SelectField
              label={texts.headerLine}
              options={headerOptions(sheet)}
              value={String(headerLine)}
              onValueChange={(value) => onChoose({ ...same, headerLine: Number(value) })}
            />
          </div>
          <div aria-live="polite" className={styles.progress}>
            {isReading ? <Spinner label={texts.reading} /> : null}
          </div>
        </div>
        {problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
        <FirstLines lines={firstLines} headerLine={headerLine} />
        <ReadingNotes sheet={sheet} />
      </div>
    </Card>
  );
}

function headerOptions({ firstLines, headerLine, header }: SheetSummary) {
  const isShown = firstLines.some(({ line }) => line === headerLine);
  const lines = isShown ? firstLines : [...firstLines, { line: headerLine, cells: header }];
  return lines.map(({ line, cells }) => ({
    value: String(line),
    label: texts.headerOption(line, beginningOf(cells)),
  }));
}

function beginningOf(cells: readonly string[]): string {
  return cutText(cells.filter((cell) => cell.trim() !== '').join(', '), MOST_LETTERS);
}

function ReadingNotes({ sheet: { notes, unreadCount } }: Pick<ReadingCardProps, 'sheet'>) {
  const told = notes.map(noteText);
  const textsOf = (isWarning: boolean) =>
    told.filter((note) => note.isWarning === isWarning).map(({ text }) => text);
  const unread = unreadCount > 0 ? [texts.unread(unreadCount)] : [];
  return (
    <>
      <NoteList tone="warning" title={texts.warnings} notes={[...unread, ...textsOf(true)]} />
      <NoteList tone="info" title={texts.notes} notes={textsOf(false)} />
    </>
  );
}

interface NoteListProps {
  tone: 'info' | 'warning';
  title: string;
  notes: readonly string[];
}

function NoteList({ tone, title, notes }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={styles.names}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  );
}
