import { isEmail, normalizeEmail } from '../access/email.ts';
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
  readonly sex: 'M' | 'F' | null;
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

const SEXES: Readonly<Record<string, 'M' | 'F' | null>> = {
  '': null,
  m: 'M',
  masculino: 'M',
  f: 'F',
  feminino: 'F',
  'nao informado': null,
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
  const sex = SEXES[normalizeSearchText(told.sexo)];
  const phone = phoneOf(told.telefone);
  const faults = IMPORT_FIELDS.flatMap((field): ImportFault[] => {
    const message = faultOf(field, told[field], { sex, phone });
    return message === undefined ? [] : [{ field, message }];
  });
  if (faults.length > 0) return { faults };
  return {
    person: {
      name: told.nome,
      sex: sex ?? null,
      email: normalizeEmail(told['e-mail']),
      phone,
      position: told.cargo,
      department: told.departamento,
    },
  };
}

/** The form in which names of positions and departments are compared: no accents, case or extra spaces. */
export function placeKey(name: string): string {
  return normalizeSearchText(name);
}

function faultOf(
  field: ImportField,
  text: string,
  { sex, phone }: { sex: 'M' | 'F' | null | undefined; phone: string },
): string | undefined {
  if (text === '' && field !== 'sexo') return texts.empty(field);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text)) return texts.control(field);
  if (text.includes('\ufffd')) return texts.lost(field);
  const most = MOST[field];
  if (most !== undefined && Array.from(text).length > most) return texts.tooLong(field, most);
  if (field === 'nome' && findPersonNameFault(text) === 'too-short') return texts.nameTooShort;
  if (field === 'sexo' && sex === undefined) return texts.sex;
  if (field === 'e-mail' && !isEmail(text)) return texts.email;
  if (field === 'telefone' && phone.length !== 10 && phone.length !== 11) return texts.phone;
  return undefined;
}

/** The digits of a phone, without the code of Brazil and the zero of long distance. */
function phoneOf(text: string): string {
  if (!/^[\d\s()+.-]*$/.test(text)) return '';
  return text
    .replace(/\D/g, '')
    .replace(/^(?:00)?55(?=\d{10,11}$)/, '')
    .replace(/^0(?=\d{10,11}$)/, '');
}
