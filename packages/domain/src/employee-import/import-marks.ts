import { registrationKey } from '../contact/person-mark.ts';
import type { ImportedPerson } from './import-row.ts';

/** What names somebody apart, by the columns of a sheet. */
export type MarksOfPerson = Pick<ImportedPerson, 'email' | 'cpf' | 'registrationNumber'>;

/** Why a row can't be somebody's; {@link MARK_CONFLICT_TEXTS} has the words. */
export type MarkConflict = 'several' | 'other-email' | 'other-cpf' | 'other-number';

/** What is said of each, in Brazilian Portuguese. Nobody is named: who imports need not see the others. */
export const MARK_CONFLICT_TEXTS: Readonly<Record<MarkConflict, string>> = {
  several:
    'O e-mail, o CPF e a matrícula desta linha são de pessoas diferentes da empresa. Confira quem é.',
  'other-email':
    'Esta pessoa já tem outro e-mail. Confira a linha ou altere o e-mail no cadastro da pessoa.',
  'other-cpf':
    'Esta pessoa já tem outro CPF. Confira a linha ou altere o CPF no cadastro da pessoa.',
  'other-number':
    'Esta pessoa já tem outra matrícula. Confira a linha ou altere a matrícula no cadastro da pessoa.',
};

/** Whom a row means: somebody of the company, nobody there yet, or what is against it. */
export type MetByMarks<Known> =
  | { readonly known: Known; readonly conflict?: undefined }
  | { readonly known?: undefined; readonly conflict?: MarkConflict };

/**
 * Finds whom a row means, by e-mail, CPF or registration number. What stands in the row and is missing with the person comes
 * to it; another one than the person has is a conflict, as access and links go by it, and so are marks of different people.
 */
export function meetByMarks<Known extends MarksOfPerson>(
  row: MarksOfPerson,
  people: readonly Known[],
): MetByMarks<Known> {
  const having = people.filter((one) => hasMarkOf(one, row));
  // Of numbers that differ by zeros alone the same one is meant.
  const exact = having.filter((one) => hasMarkOf(one, row, asItIs));
  const [known, ...others] = exact.length > 0 ? exact : having;
  if (!known) return {};
  if (others.length > 0) return { conflict: 'several' };
  if (isOther(row.email, known.email)) return { conflict: 'other-email' };
  if (isOther(row.cpf, known.cpf)) return { conflict: 'other-cpf' };
  return isOther(row.registrationNumber, known.registrationNumber, registrationKey)
    ? { conflict: 'other-number' }
    : { known };
}

/**
 * All that names somebody apart, each told apart by its beginning, the e-mail first. With `registrationKey` as `numberKey`
 * numbers that a spreadsheet may have taken for one are the same.
 */
export function importMarksOf(
  { email, cpf, registrationNumber }: Partial<MarksOfPerson>,
  numberKey = asItIs,
): string[] {
  const number = registrationNumber ? `matrícula:${numberKey(registrationNumber)}` : null;
  return [email, cpf ? `cpf:${cpf}` : null, number].flatMap((mark) => mark || []);
}

/** The first of {@link importMarksOf}; empty for nobody in particular. */
export function ownMarkOf(person: Partial<MarksOfPerson>): string {
  return importMarksOf(person)[0] ?? '';
}

function hasMarkOf(one: MarksOfPerson, row: MarksOfPerson, numberKey = registrationKey): boolean {
  return (
    isSame(one.email, row.email) ||
    isSame(one.cpf, row.cpf) ||
    isSame(one.registrationNumber, row.registrationNumber, numberKey)
  );
}

function isSame(one: string | null, other: string | null, key = asItIs): boolean {
  return one !== null && other !== null && key(one) === key(other);
}

function isOther(told: string | null, known: string | null, key = asItIs): boolean {
  return told !== null && known !== null && key(told) !== key(known);
}

function asItIs(text: string): string {
  return text;
}
