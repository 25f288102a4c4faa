import {
  findPersonNameFault,
  oneLine,
  PERSON_NAME_MAX_LENGTH,
  PERSON_NAME_MIN_LENGTH,
  type PersonNameFault,
} from '@aferir/domain';
import type { Fault } from '../errors/api-error.ts';

/** What is said of a person's name that is there and not right. */
export const personNameMessages: Readonly<Record<Exclude<PersonNameFault, 'missing'>, string>> = {
  'too-short': `Use pelo menos ${PERSON_NAME_MIN_LENGTH} caracteres no nome.`,
  'too-long': `Use no máximo ${PERSON_NAME_MAX_LENGTH} caracteres no nome.`,
};

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
  const fault = findPersonNameFault(given);
  if (fault) {
    const message = fault === 'missing' ? required : personNameMessages[fault];
    faults.push({ field, message });
  }
  return oneLine(given);
}
