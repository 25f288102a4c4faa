import { IMPORT_FIELDS, type ImportTexts } from './import-fields.ts';

/** The column that tells the number by which a row is called. */
export const LINE_COLUMN = 'linha';
/** The column that says why a row can't be imported. */
export const REASON_COLUMN = 'motivo';

/** The columns of a file of rows that we write ourselves, and take as they are. */
export const IMPORT_FILE_COLUMNS: readonly string[] = [
  LINE_COLUMN,
  REASON_COLUMN,
  ...IMPORT_FIELDS,
];

/** The most letters that are kept of a reason. */
const LONGEST_REASON = 500;

/** A row as a file of ours tells it. */
export interface ImportFileRow {
  readonly line: number;
  /** Why it can't be imported; empty: nothing is against it. */
  readonly reason: string;
  readonly texts: Readonly<Partial<ImportTexts>>;
}

/** The cells of a row under {@link IMPORT_FILE_COLUMNS}. */
export function toImportCells({ line, reason, texts }: ImportFileRow): string[] {
  return [String(line), reason, ...IMPORT_FIELDS.map((field) => texts[field] ?? '')];
}

/** The number that a cell of {@link LINE_COLUMN} tells; undefined for what is no number of a line. */
export function readImportLine(cell: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : undefined;
}

/** Why a row can't be imported, by its cell of {@link REASON_COLUMN}; undefined where that is empty. */
export function readImportReason(cell: string): string | undefined {
  return cell === '' ? undefined : cell.slice(0, LONGEST_REASON);
}
