import { emailProblem, normalizeEmail } from '../access/email.ts';
import { type Gender, toGender } from '../contact/gender.ts';
import { phoneProblem, toPhone } from '../contact/phone.ts';
import { oneLine } from '../format/one-line.ts';
import {
  findPersonNameFault,
  PERSON_NAME_MAX_LENGTH,
  PERSON_NAME_MIN_LENGTH,
} from '../format/person-name.ts';
import { normalizeSearchText } from '../format/search-text.ts';
import { IMPORT_FIELDS, type ImportField, type ImportTexts } from './import-fields.ts';

/** What is wrong with one field of a row, as a sentence. */
export interface ImportFault {
  readonly field: ImportField;
  readonly message: string;
}

/** A person as a good row tells one. */
export interface ImportedPerson {
  readonly name: string;
  /** Null: not told. */
  readonly sex: Gender | null;
  /** Lower case. */
  readonly email: string;
  /** Digits alone, with the area code. */
  readonly phone: string;
  readonly position: string;
  readonly department: string;
}

/** What a row comes to: a person, or what has to be mended. */
export type CheckedRow =
  | { readonly person: ImportedPerson; readonly faults?: undefined }
  | { readonly person?: undefined; readonly faults: readonly ImportFault[] };

const MOST: Readonly<Partial<Record<ImportField, number>>> = {
  nome: PERSON_NAME_MAX_LENGTH,
  cargo: 50,
  departamento: 100,
};

/** What is said of rows, in Brazilian Portuguese. */
const texts = {
  empty: (field: ImportField) => `O campo "${field}" não pode estar vazio.`,
  nameTooShort: `O campo "nome" deve ter pelo menos ${PERSON_NAME_MIN_LENGTH} caracteres.`,
  tooLong: (field: ImportField, most: number) =>
    `O campo "${field}" pode ter no máximo ${most} caracteres.`,
  sex: 'O campo "sexo" deve ser M ou F, ou ficar vazio.',
  email: 'O campo "e-mail" deve ter um endereço válido.',
  phone: 'O campo "telefone" deve ter 10 ou 11 dígitos, com o DDD.',
  lost: (field: ImportField) =>
    `O campo "${field}" tem um caractere que se perdeu no arquivo (\ufffd).`,
  control: (field: ImportField) => `O campo "${field}" tem um caractere que não pode ser usado.`,
} as const;

/** Checks a row and puts it into the form in which people are kept. */
export function checkRow(row: ImportTexts): CheckedRow {
  const told = Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, oneLine(row[field])]),
  ) as Record<ImportField, string>;
  const faults = IMPORT_FIELDS.flatMap((field): ImportFault[] => {
    const message = faultOf(field, told[field]);
    return message === undefined ? [] : [{ field, message }];
  });
  if (faults.length > 0) return { faults };
  return {
    person: {
      name: told.nome,
      sex: toGender(told.sexo) ?? null,
      email: normalizeEmail(told['e-mail']),
      phone: toPhone(told.telefone) ?? '',
      position: told.cargo,
      department: told.departamento,
    },
  };
}

/** The form in which names of positions and departments are compared: no accents, case or extra spaces. */
export function placeKey(name: string): string {
  return normalizeSearchText(name);
}

/** What is wrong with the text of a field, on one line; undefined where nothing is. */
export function faultOf(field: ImportField, text: string): string | undefined {
  if (text === '' && field !== 'sexo') return texts.empty(field);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text)) return texts.control(field);
  if (text.includes('\ufffd')) return texts.lost(field);
  const most = MOST[field];
  if (most !== undefined && Array.from(text).length > most) return texts.tooLong(field, most);
  if (field === 'nome' && findPersonNameFault(text) === 'too-short') return texts.nameTooShort;
  if (field === 'sexo') return toGender(text) === undefined ? texts.sex : undefined;
  if (field === 'e-mail') return emailProblem(text, texts.email);
  return field === 'telefone' ? phoneProblem(text, texts.phone) : undefined;
}
