import { emailProblem, normalizeEmail, phoneProblem, toPhone } from '@aferir/domain';
import type { TextField } from './text-fields.ts';

/** How a kind of text is checked and kept, as a part of its field. */
export type TextKind = Pick<TextField<string, string>, 'required' | 'problem' | 'store'>;

/** An e-mail address; `invalid` is said where nothing more can be said. */
export function emailText(invalid: string): TextKind {
  return { problem: (text) => emailProblem(text, invalid), store: normalizeEmail };
}

/** A phone, kept as digits alone; `invalid` is said where nothing more can be said. */
export function phoneText(invalid: string): TextKind {
  return { problem: (text) => phoneProblem(text, invalid), store: (text) => toPhone(text) ?? text };
}
