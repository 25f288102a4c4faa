import {
  EMAIL_FAULT_TEXTS,
  type ImportFault,
  PERSON_NAME_MIN_LENGTH,
  PHONE_FAULT_TEXTS,
} from '@aferir/domain';

/** What is said of a text that can't be imported. */
export function importFaultText(told: ImportFault): string {
  const subject = `O campo "${told.field}"`;
  switch (told.problem) {
    case 'empty':
      return `${subject} não pode estar vazio.`;
    case 'too-short':
      return `${subject} deve ter pelo menos ${PERSON_NAME_MIN_LENGTH} caracteres.`;
    case 'too-long':
      return `${subject} pode ter no máximo ${told.most} caracteres.`;
    case 'control-character':
      return `${subject} tem um caractere que não pode ser usado.`;
    case 'lost-character':
      return `${subject} tem um caractere que se perdeu no arquivo (\ufffd).`;
    case 'no-gender':
      return `${subject} deve ser M ou F, ou ficar vazio.`;
    case 'no-email':
      return told.fault === 'unreadable'
        ? `${subject} deve ter um endereço válido.`
        : EMAIL_FAULT_TEXTS[told.fault];
    case 'no-phone':
      return told.fault === 'unreadable'
        ? `${subject} deve ter 10 ou 11 dígitos, com o DDD.`
        : PHONE_FAULT_TEXTS[told.fault];
    case 'doubled':
      return `Este e-mail já está na linha ${told.line}.`;
  }
}
