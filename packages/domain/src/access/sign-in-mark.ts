import { normalizeEmail } from './email.ts';

/** By what somebody signs in: an e-mail, or a CPF as digits alone. */
export interface SignInMark {
  readonly kind: 'email' | 'cpf';
  readonly value: string;
}

/** Whether a text is meant as a CPF: it has digits, and nothing but what stands between those of a CPF. */
export function looksLikeCpf(text: string): boolean {
  return /^[\d\s./\p{Pd}]*\d[\d\s./\p{Pd}]*$/u.test(text.normalize('NFKC'));
}

/** Reads what somebody has typed to sign in: eleven digits, punctuated or not, are a CPF, and all else is an e-mail. */
export function toSignInMark(text: string): SignInMark {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return looksLikeCpf(text) && digits.length === 11
    ? { kind: 'cpf', value: digits }
    : { kind: 'email', value: normalizeEmail(text) };
}
