import {
  findPersonNameFault,
  oneLine,
  PERSON_NAME_MAX_LENGTH,
  PERSON_NAME_MIN_LENGTH,
  type PersonNameFault,
} from '@aferir/domain';
import type { TextKind } from './contact-texts.ts';

const messages: Readonly<Record<Exclude<PersonNameFault, 'missing'>, string>> = {
  'too-short': `Use pelo menos ${PERSON_NAME_MIN_LENGTH} caracteres no nome.`,
  'too-long': `Use no máximo ${PERSON_NAME_MAX_LENGTH} caracteres no nome.`,
};

/** What is said of a text that is no person's name, `required` where there is none; undefined for one that is. */
export function personNameProblem(given: string, required: string): string | undefined {
  const fault = findPersonNameFault(given);
  if (fault === null) return undefined;
  return fault === 'missing' ? required : messages[fault];
}

/** The name of a person in a form; `required` is said where there is none. */
export function personNameText(required: string): TextKind {
  return { required, problem: (text) => personNameProblem(text, required), store: oneLine };
}
