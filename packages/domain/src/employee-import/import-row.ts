import { type EmailFault, findEmailFault, normalizeEmail } from '../access/email.ts';
import { isBirthDate } from '../contact/birth-date.ts';
import { toDay } from '../contact/day-text.ts';
import { type Gender, toGender } from '../contact/gender.ts';
import { findHiringTextFault, type HiringDayFault } from '../contact/hiring-day.ts';
import { isNamedApart } from '../contact/person-mark.ts';
import { findPhoneFault, type PhoneFault, toPhone } from '../contact/phone.ts';
import { type CpfFault, findCpfFault, toCpf } from '../documents/cpf.ts';
import { oneLine } from '../format/one-line.ts';
import { findPersonNameFault, PERSON_NAME_MAX_LENGTH } from '../format/person-name.ts';
import { normalizeSearchText } from '../format/search-text.ts';
import {
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
  type ImportTexts,
} from './import-fields.ts';

/** What is wrong with the text of one field of a row; {@link importFaultText} has the words. */
export type ImportFault = { readonly field: ImportField } & (
  | {
      readonly problem:
        | 'empty'
        | 'too-short'
        | 'control-character'
        | 'lost-character'
        | 'no-gender'
        | 'no-birth-date'
        | 'own-manager';
    }
  | { readonly problem: 'too-long' | 'too-many'; readonly most: number }
  | { readonly problem: 'no-email'; readonly fault: EmailFault }
  | { readonly problem: 'no-phone'; readonly fault: PhoneFault }
  | { readonly problem: 'no-hiring-day'; readonly fault: HiringDayFault }
  | { readonly problem: 'no-cpf'; readonly fault: CpfFault }
  /** What names one person alone stands in another line, which goes in. */
  | { readonly problem: 'doubled'; readonly line: number }
);

/** A person as a good row tells one. */
export interface ImportedPerson {
  readonly name: string;
  /** Null: not told. */
  readonly sex: Gender | null;
  /** Lower case; null for none, where something else names the person apart. */
  readonly email: string | null;
  /** Digits alone, with the area code. */
  readonly phone: string;
  readonly position: string;
  readonly department: string;
  /** Those whom the sheet names, by e-mail in lower case or by name; none: the managers stay. */
  readonly managers: readonly string[];
  /** `YYYY-MM-DD`; null: the day that is known stays. */
  readonly hiredOn: string | null;
  /** Null: the one that is known stays. */
  readonly registrationNumber: string | null;
  /** Digits alone; null: the one that is known stays. */
  readonly cpf: string | null;
  /** `YYYY-MM-DD`; null: the day that is known stays. */
  readonly birthDate: string | null;
}

/** What a row comes to: a person, or what has to be mended. */
export type CheckedRow =
  | { readonly person: ImportedPerson; readonly faults?: undefined }
  | { readonly person?: undefined; readonly faults: readonly ImportFault[] };

const MOST: Readonly<Partial<Record<ImportField, number>>> = {
  nome: PERSON_NAME_MAX_LENGTH,
  cargo: 50,
  departamento: 100,
  matrícula: 50,
};

const MAY_BE_EMPTY: readonly ImportField[] = [
  'sexo',
  'gestor',
  'admissão',
  'matrícula',
  'CPF',
  'nascimento',
];

/** Checks a row and puts it into the form in which people are kept. */
export function checkRow(row: ImportTexts, today: Date): CheckedRow {
  const told = Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, oneLine(row[field])]),
  ) as Record<ImportField, string>;
  const found = IMPORT_FIELDS.flatMap((field) => findImportFault(field, told[field], today) ?? []);
  const isMarked = isNamedApart({
    email: told['e-mail'],
    registrationNumber: told.matrícula,
    cpf: told.CPF,
  });
  const faults = found.filter(
    ({ field }) => !(isMarked && field === 'e-mail' && told[field] === ''),
  );
  const email = normalizeEmail(told['e-mail']);
  const managers = splitManagers(told.gestor);
  const hiredOn = toDay(told.admissão, today) ?? null;
  const birthDate = toDay(told.nascimento, today) ?? null;
  if (faults.length === 0 && hiredOn !== null && birthDate !== null && hiredOn < birthDate) {
    faults.push({ field: 'admissão', problem: 'no-hiring-day', fault: 'before-birth' });
  }
  if (email !== '' && managers.includes(email)) {
    faults.push({ field: 'gestor', problem: 'own-manager' });
  }
  if (faults.length > 0) return { faults };
  return {
    person: {
      name: told.nome,
      sex: toGender(told.sexo) ?? null,
      email: email === '' ? null : email,
      phone: toPhone(told.telefone) ?? '',
      position: told.cargo,
      department: told.departamento,
      managers,
      hiredOn,
      registrationNumber: told.matrícula === '' ? null : told.matrícula,
      cpf: toCpf(told.CPF),
      birthDate,
    },
  };
}

/** The managers in one cell, separated by semicolons: each once. */
function splitManagers(text: string): string[] {
  const named = text.split(';').map(oneLine);
  const told = named.map((one) => (one.includes('@') ? normalizeEmail(one) : one));
  return [...new Set(told.filter((one) => one !== ''))];
}

function findManagersFault(managers: readonly string[]): ImportFault | undefined {
  const field = 'gestor';
  const most = IMPORT_LIMITS.managers;
  if (managers.length > most) return { field, problem: 'too-many', most };
  for (const one of managers) {
    const fault = one.includes('@') ? findEmailFault(one) : null;
    if (fault !== null) return { field, problem: 'no-email', fault };
    if (Array.from(one).length > PERSON_NAME_MAX_LENGTH && !one.includes('@')) {
      return { field, problem: 'too-long', most: PERSON_NAME_MAX_LENGTH };
    }
  }
  return undefined;
}

/** The form in which names of positions and departments are compared: no accents, case or extra spaces. */
export function placeKey(name: string): string {
  return normalizeSearchText(name);
}

/** Finds what is wrong with the text of a field, on one line; undefined where nothing is. */
export function findImportFault(
  field: ImportField,
  text: string,
  today: Date,
): ImportFault | undefined {
  if (text === '') return MAY_BE_EMPTY.includes(field) ? undefined : { field, problem: 'empty' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text)) {
    return { field, problem: 'control-character' };
  }
  if (text.includes('\ufffd')) return { field, problem: 'lost-character' };
  const most = MOST[field];
  if (most !== undefined && Array.from(text).length > most) {
    return { field, problem: 'too-long', most };
  }
  switch (field) {
    case 'nome':
      return findPersonNameFault(text) === 'too-short'
        ? { field, problem: 'too-short' }
        : undefined;
    case 'sexo':
      return toGender(text) === undefined ? { field, problem: 'no-gender' } : undefined;
    case 'e-mail': {
      const fault = findEmailFault(text);
      return fault === null ? undefined : { field, problem: 'no-email', fault };
    }
    case 'telefone': {
      const fault = findPhoneFault(text);
      return fault === null ? undefined : { field, problem: 'no-phone', fault };
    }
    case 'gestor':
      return findManagersFault(splitManagers(text));
    case 'admissão': {
      const fault = findHiringTextFault(text, today);
      return fault === null ? undefined : { field, problem: 'no-hiring-day', fault };
    }
    case 'CPF': {
      const fault = findCpfFault(text);
      return fault === null ? undefined : { field, problem: 'no-cpf', fault };
    }
    case 'nascimento':
      return isBirthDate(toDay(text, today) ?? '', today)
        ? undefined
        : { field, problem: 'no-birth-date' };
    default:
      return undefined;
  }
}
