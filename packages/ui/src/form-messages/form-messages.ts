/**
 * The generic sentences of a form. Each takes the field's name as its label shows it. A form that
 * has a sentence of its own for a rule uses that one.
 */
export const formMessages = {
  required: (field: string) => `${field} é obrigatório.`,
  invalid: (field: string) => `O campo ${field} é inválido.`,
  minLength: (field: string, least: number) =>
    `O campo ${field} deve ter pelo menos ${counted(least, 'caractere')}.`,
  maxLength: (field: string, most: number) =>
    `O campo ${field} deve ter no máximo ${counted(most, 'caractere')}.`,
  exactLength: (field: string, length: number) =>
    `O campo ${field} deve ter ${counted(length, 'caractere')}.`,
  minValue: (field: string, least: number) =>
    `O campo ${field} deve ser maior ou igual a ${decimal(least)}.`,
  maxValue: (field: string, most: number) =>
    `O campo ${field} deve ser menor ou igual a ${decimal(most)}.`,
  between: (field: string, least: number, most: number) =>
    `O campo ${field} deve estar entre ${decimal(least)} e ${decimal(most)}.`,
  numeric: (field: string) => `O campo ${field} deve conter apenas números.`,
  integer: (field: string) => `O campo ${field} deve ser um número inteiro.`,
  email: (field: string) => `O campo ${field} deve ser um endereço de e-mail válido.`,
  url: (field: string) => `O campo ${field} deve ser um endereço de site válido.`,
  date: (field: string) => `O campo ${field} deve ser uma data válida.`,
  minDate: (field: string, first: string) =>
    `O campo ${field} deve ser uma data a partir de ${first}.`,
  maxDate: (field: string, last: string) => `O campo ${field} deve ser uma data até ${last}.`,
  confirmed: (field: string) => `O campo ${field} não coincide com o campo de confirmação.`,
  oneOf: (field: string) => `O campo ${field} deve ser uma das opções da lista.`,
} satisfies Record<string, (field: string, ...limits: never[]) => string>;

/** A rule that a generic sentence exists for. */
export type FormRule = keyof typeof formMessages;

function counted(amount: number, noun: string): string {
  return `${decimal(amount)} ${amount === 1 ? noun : `${noun}s`}`;
}

function decimal(value: number): string {
  return new Intl.NumberFormat('pt-BR').format(value);
}
