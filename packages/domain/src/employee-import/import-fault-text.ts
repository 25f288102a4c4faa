import { EMAIL_FAULT_TEXTS } from '../access/email.ts';
import { BIRTH_DATE_FAULT_TEXT } from '../contact/birth-date.ts';
import { HIRING_DAY_FAULT_TEXTS } from '../contact/hiring-day.ts';
import { NO_MARK_TEXT } from '../contact/person-mark.ts';
import { PHONE_FAULT_TEXTS } from '../contact/phone.ts';
import { CPF_FAULT_TEXTS } from '../documents/cpf.ts';
import { PERSON_NAME_MIN_LENGTH } from '../format/person-name.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportFault } from './import-row.ts';

const DOUBLED: Readonly<Partial<Record<ImportField, string>>> & Readonly<Record<'e-mail', string>> =
  {
    'e-mail': 'Este e-mail',
    CPF: 'Este CPF',
    matrícula: 'Esta matrícula',
  };

/** What is said of a text that can't be imported, in Brazilian Portuguese: the same in the preview as in the result. */
export function importFaultText(told: ImportFault): string {
  const { field } = told;
  switch (told.problem) {
    case 'empty':
      return field === 'e-mail' ? NO_MARK_TEXT : `O campo "${field}" não pode estar vazio.`;
    case 'too-short':
      return `O campo "${field}" deve ter pelo menos ${PERSON_NAME_MIN_LENGTH} caracteres.`;
    case 'too-long':
      return `O campo "${field}" pode ter no máximo ${told.most} caracteres.`;
    case 'control-character':
      return `O campo "${field}" tem um caractere que não pode ser usado.`;
    case 'lost-character':
      return `O campo "${field}" tem um caractere que se perdeu no arquivo (\ufffd).`;
    case 'no-gender':
      return `O campo "${field}" deve ser M ou F, ou ficar vazio.`;
    case 'no-email':
      return told.fault === 'unreadable'
        ? `O campo "${field}" deve ter um endereço válido.`
        : EMAIL_FAULT_TEXTS[told.fault];
    case 'no-phone':
      return told.fault === 'unreadable'
        ? `O campo "${field}" deve ter 10 ou 11 dígitos, com o DDD.`
        : PHONE_FAULT_TEXTS[told.fault];
    case 'no-hiring-day':
      return told.fault === 'unreadable'
        ? `O campo "${field}" deve ser uma data, como 04/03/2024.`
        : HIRING_DAY_FAULT_TEXTS[told.fault];
    case 'no-cpf':
      return CPF_FAULT_TEXTS[told.fault];
    case 'no-birth-date':
      return BIRTH_DATE_FAULT_TEXT;
    case 'too-many':
      return `O campo "${field}" pode ter no máximo ${told.most} gestores.`;
    case 'own-manager':
      return 'Uma pessoa não pode ser gestora de si mesma.';
    case 'doubled':
      return `${DOUBLED[field] ?? DOUBLED['e-mail']} já está na linha ${told.line}.`;
  }
}
