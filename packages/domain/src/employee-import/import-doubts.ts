import { isEmail } from '../access/email.ts';
import { toGender } from '../contact/gender.ts';
import { isPhone } from '../contact/phone.ts';
import { oneLine } from '../format/one-line.ts';
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  IMPORT_MARKS,
  type ImportField,
} from './import-fields.ts';
import { findImportFault, type ImportFault } from './import-row.ts';

/** How many rows are looked at before a mapping is confirmed. */
export const IMPORT_SAMPLE_ROWS = 20;

/**
 * What is doubtful about a value: it is missing, it can't be imported as it stands, or it looks like that of another
 * column: an e-mail, a phone, a gender, a number.
 */
export type ImportDoubtKind =
  | 'empty'
  | 'fault'
  | 'looks-like-email'
  | 'looks-like-phone'
  | 'looks-like-gender'
  | 'looks-like-number';

/** A value among the first rows of a sheet that raises doubts about the column chosen for a field. */
export interface ImportDoubt {
  readonly field: ImportField;
  readonly kind: ImportDoubtKind;
  /** The line on which the value stands. */
  readonly line: number;
  /** The value on one line; empty where it is missing. */
  readonly value: string;
  /** What keeps the value from being imported; undefined where nothing does. */
  readonly fault: ImportFault | undefined;
  /** How many of the rows that were looked at have a doubt in this column. */
  readonly count: number;
}

const OF_DIGITS: readonly ImportField[] = [
  'telefone',
  'admissão',
  'matrícula',
  'CPF',
  'nascimento',
];

/** Finds, for each field that has a column, the first value that raises doubts; at most one of a field, in the order of the fields. */
export function findImportDoubts(
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
  mapping: ColumnMapping,
  today: Date,
): ImportDoubt[] {
  const sample = rows.slice(0, IMPORT_SAMPLE_ROWS);
  const isMarked = (cells: readonly string[]) =>
    IMPORT_MARKS.some((field) => oneLine(cells[mapping[field] ?? -1] ?? '') !== '');
  return IMPORT_FIELDS.flatMap((field): ImportDoubt[] => {
    const column = mapping[field];
    if (column === undefined) return [];
    const doubts = sample.flatMap(({ line, cells }) => {
      const value = oneLine(cells[column] ?? '');
      const isElsewhere = field === 'e-mail' && value === '' && isMarked(cells);
      const fault = isElsewhere ? undefined : findImportFault(field, value, today);
      const kind = doubtAbout(field, value, fault);
      return kind === undefined ? [] : [{ field, kind, line, value, fault }];
    });
    const [first] = doubts;
    return first === undefined ? [] : [{ ...first, count: doubts.length }];
  });
}

function doubtAbout(
  field: ImportField,
  value: string,
  fault: ImportFault | undefined,
): ImportDoubtKind | undefined {
  if (value === '') return fault === undefined ? undefined : 'empty';
  if (field !== 'e-mail' && field !== 'gestor' && isEmail(value)) return 'looks-like-email';
  const isNumber = field === 'CPF' || field === 'matrícula';
  if (field !== 'telefone' && !isNumber && isPhone(value)) return 'looks-like-phone';
  if (field !== 'sexo' && toGender(value)) return 'looks-like-gender';
  if (fault !== undefined) return 'fault';
  return !OF_DIGITS.includes(field) && /^[\d\s.,/()+-]+$/.test(value)
    ? 'looks-like-number'
    : undefined;
}
