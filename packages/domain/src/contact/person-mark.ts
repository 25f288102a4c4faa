/** What may name a person apart from all others of the company. */
export interface PersonMarks {
  readonly email: string | null | undefined;
  /** By what the company itself knows the person. */
  readonly registrationNumber: string | null | undefined;
  readonly cpf: string | null | undefined;
}

/** What is said where nothing does, in Brazilian Portuguese. */
export const NO_MARK_TEXT = 'Informe o e-mail ou, para quem não tem, a matrícula ou o CPF.';

/** Whether something names a person apart from all others of the company; of namesakes nobody could tell which one is meant. */
export function isNamedApart({ email, registrationNumber, cpf }: PersonMarks): boolean {
  return [email, registrationNumber, cpf].some((mark) => mark?.trim());
}

/** Digits of a registration number that a spreadsheet may have kept as a number. */
const MOST_DIGITS = 15;

/** How a registration number is compared: one of digits alone is the same without the zeros before it, which spreadsheets drop. */
export function registrationKey(number: string): string {
  return /^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number;
}

/** All registration numbers that compare as one, the number itself first. */
export function sameRegistrationNumbers(number: string): readonly string[] {
  const key = registrationKey(number);
  if (!/^\d+$/.test(key)) return [number];
  const lengths = Array.from({ length: MOST_DIGITS }, (_, at) => at + 1);
  const same = lengths.filter((length) => length >= key.length);
  return [...new Set([number, ...same.map((length) => key.padStart(length, '0'))])];
}
