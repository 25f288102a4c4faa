import { normalizeEmail } from '../access/email.ts';
import type { ColumnMapping, ImportTexts } from './import-fields.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import { type CheckedRow, checkRow } from './import-row.ts';

/** A row of a sheet, and the line on which it stands. */
export interface ImportRow {
  readonly line: number;
  readonly texts: ImportTexts;
}

/** The texts of a row, by field. */
export function textsOfRow(cells: readonly string[], mapping: ColumnMapping): ImportTexts {
  return Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, cells[mapping[field] ?? -1] ?? '']),
  ) as unknown as ImportTexts;
}

/** Checks rows, each alone and against those before it: an e-mail stands in a file once. */
export function checkRows(rows: readonly ImportRow[]): CheckedRow[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, texts }) => {
    const checked = checkRow(texts);
    const email = normalizeEmail(texts['e-mail']);
    const first = lines.get(email);
    if (email !== '' && first === undefined) lines.set(email, line);
    if (email === '' || first === undefined) return checked;
    const message = `Este e-mail já está na linha ${first}.`;
    return { faults: [...(checked.faults ?? []), { field: 'e-mail', message }] };
  });
}
