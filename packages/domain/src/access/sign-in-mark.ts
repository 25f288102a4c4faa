import { oneLine } from '../format/one-line.ts';
import { normalizeEmail } from './email.ts';

/** Whom a text that somebody signs in by may mean: of several, whoever has the e-mail or the CPF comes first. */
export interface SignInMarks {
  readonly email: string;
  /** As digits alone; null where it can be none. */
  readonly cpf: string | null;
  readonly registrationNumber: string;
  /** The same for all ways to write it, to count tries by. */
  readonly key: string;
}

const CPF_PUNCTUATION = /^\d{3}[\s.]\d{3}[\s.]\d{3}[\s/\p{Pd}]?\d{2}$/u;

/** Whether a text is written as a CPF is, with the points between, and can be meant as nothing else. */
export function isWrittenAsCpf(text: string): boolean {
  return CPF_PUNCTUATION.test(text.normalize('NFKC').trim());
}

/** Reads what somebody has typed to sign in: eleven digits, punctuated or not, may be a CPF, and anything a registration number. */
export function toSignInMarks(text: string): SignInMarks {
  const cpf = cpfDigits(text);
  const email = normalizeEmail(text);
  return { email, cpf, registrationNumber: oneLine(text), key: cpf ?? email };
}

/** Whether there is such a CPF is not told apart from whether anybody has it. */
function cpfDigits(text: string): string | null {
  const told = text.normalize('NFKC');
  const digits = told.replace(/\D/g, '');
  return /^[\d\s./\p{Pd}]+$/u.test(told) && digits.length === 11 ? digits : null;
}
