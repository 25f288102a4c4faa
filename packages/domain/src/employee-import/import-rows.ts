import { normalizeEmail } from '../access/email.ts';
import type { ColumnMapping, ImportTexts } from './import-fields.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import { type CheckedRow, checkRow, type ImportFault } from './import-row.ts';

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

/**
 * Checks rows, each alone and against the others: of those with one e-mail the first good one goes in, and the others are
 * told by its line; where none is good, by that of the first. Rows that are left out for another reason come to nothing,
 * and hold up nobody.
 */
export function checkRows<Row extends ImportRow>(
  rows: readonly Row[],
  today: Date,
  isLeftOut: (row: Row) => boolean = () => false,
): (CheckedRow | undefined)[] {
  const checked = rows.map((row) => (isLeftOut(row) ? undefined : checkRow(row.texts, today)));
  const emails = rows.map(({ texts }) => normalizeEmail(texts['e-mail']));
  const chosen = new Map<string, number>();
  for (const [place, email] of emails.entries()) {
    if (email === '' || !checked[place]) continue;
    const earlier = chosen.get(email);
    const isBetter = earlier !== undefined && checked[earlier]?.faults && !checked[place].faults;
    if (earlier === undefined || isBetter) chosen.set(email, place);
  }
  return checked.map((row, place) => {
    const first = chosen.get(emails[place] ?? '');
    if (!row || first === undefined || first === place) return row;
    const line = rows[first]?.line ?? 0;
    const doubled: ImportFault = { field: 'e-mail', problem: 'doubled', line };
    return { faults: [...(row.faults ?? []), doubled] };
  });
}
