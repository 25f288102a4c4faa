import { normalizeEmail } from '../access/email.ts';
import { toCpf } from '../documents/cpf.ts';
import { oneLine } from '../format/one-line.ts';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  IMPORT_MARKS,
  type ImportField,
  type ImportTexts,
} from './import-fields.ts';
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
 * Checks rows, each alone and against the others: of those with one e-mail, CPF or registration number the first good one
 * goes in, and the others are told by its line; where none is good, by that of the first. Rows that are left out for another
 * reason come to nothing, and hold up nobody.
 */
export function checkRows<Row extends ImportRow>(
  rows: readonly Row[],
  today: Date,
  isLeftOut: (row: Row) => boolean = () => false,
): (CheckedRow | undefined)[] {
  const checked = rows.map((row) => (isLeftOut(row) ? undefined : checkRow(row.texts, today)));
  const holders = new Map<string, number>();
  const doubles = new Map<number, ImportFault[]>();
  const judge = (place: number) => {
    const marks = marksOf(rows[place]?.texts);
    const faults = marks.flatMap(([field, key]): ImportFault[] => {
      const holder = holders.get(key);
      return holder === undefined
        ? []
        : [{ field, problem: 'doubled', line: rows[holder]?.line ?? 0 }];
    });
    doubles.set(place, faults);
    if (faults.length > 0) return;
    for (const [, key] of marks) holders.set(key, place);
  };
  const places = [...rows.keys()].filter((place) => checked[place] !== undefined);
  for (const place of places) if (checked[place]?.person) judge(place);
  for (const place of places) if (!checked[place]?.person) judge(place);
  return checked.map((row, place) => {
    const found = doubles.get(place) ?? [];
    return !row || found.length === 0 ? row : { faults: [...(row.faults ?? []), ...found] };
  });
}

/** What names the person of a row apart, in the form in which it is compared. */
function marksOf(texts: ImportTexts | undefined): (readonly [field: ImportField, key: string])[] {
  const told = (field: ImportField) => oneLine(texts?.[field] ?? '');
  const keys = {
    'e-mail': normalizeEmail(told('e-mail')),
    CPF: toCpf(told('CPF')) ?? '',
    matrícula: told('matrícula'),
  };
  return IMPORT_MARKS.flatMap((field) =>
    keys[field] === '' ? [] : [[field, `${field}:${keys[field]}`] as const],
  );
}
