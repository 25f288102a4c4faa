import {
  findPersonNameFault,
  oneLine,
  PERSON_NAME_MAX_LENGTH,
  PERSON_NAME_MIN_LENGTH,
  type PersonNameFault,
} from '@aferir/domain';
import type { Fault } from '../errors/api-error.ts';

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

/** Where the name of a person came in. */
export interface PersonNameReading {
  readonly field: string;
  /** What is said where there is none. */
  readonly required: string;
  /** Takes what is wrong. */
  readonly faults: Fault[];
}

/** The name of a person as it is kept, checked. */
export function readPersonName(
  given: string,
  { field, required, faults }: PersonNameReading,
): string {
  const message = personNameProblem(given, required);
  if (message !== undefined) faults.push({ field, message });
  return oneLine(given);
}
