import { EMAIL_FAULT_TEXTS } from '@aferir/domain';

/**
 * What is said of faulty fields, each called by its label; limits come as they are written. Text goes on after the article of a
 * label: n|a senha.
 */
export const faultMessages = {
  thisField: 'este campo',
  ask: (label: string) => `Informe ${label}.`,
  check: (label: string) => `Confira ${label}.`,
  choose: (label: string) => `Escolha ${label} entre as opções oferecidas.`,
  noEmail: 'Informe um e-mail válido, como nome@empresa.com.br.',
  emailFaults: EMAIL_FAULT_TEXTS,
  noSuchDate: (label: string) => `Informe ${label} com uma data que existe.`,
  atLeastCharacters: (label: string, limit: string) =>
    `Use pelo menos ${limit} caracteres n${label}.`,
  atMostCharacters: (label: string, limit: string) =>
    `Use no máximo ${limit} caracteres n${label}.`,
  unstorable: (label: string) => `Retire d${label} o caractere que não pode ser usado.`,
  types: {
    string: (label: string) => `Informe ${label} em texto.`,
    integer: (label: string) => `Informe ${label} com um número inteiro.`,
    number: (label: string) => `Informe ${label} com um número.`,
    boolean: (label: string) => `Informe ${label} com sim ou não.`,
    array: (label: string) => `Informe ${label} em uma lista.`,
  },
  between: (label: string, least: string, most: string) =>
    `Informe ${label} com um número de ${least} a ${most}.`,
  from: (label: string, least: string) => `Informe ${label} com um número a partir de ${least}.`,
  upTo: (label: string, most: string) => `Informe ${label} com um número até ${most}.`,
  items: (count: number, written: string) => (count === 1 ? '1 item' : `${written} itens`),
  exactly: (label: string, items: string) => `Informe exatamente ${items} n${label}.`,
  atLeast: (label: string, items: string) => `Informe pelo menos ${items} n${label}.`,
  atMost: (label: string, items: string) => `Informe no máximo ${items} n${label}.`,
};
