import { oneLine } from './one-line.ts';

/** The fewest characters of a person's name. */
export const PERSON_NAME_MIN_LENGTH = 2;
/** The most characters of a person's name. */
export const PERSON_NAME_MAX_LENGTH = 100;

/** Why a name is refused. */
export type PersonNameFault = 'missing' | 'too-short' | 'too-long';

/** Checks the name of a person, as it will be kept; null when it is fine. */
export function findPersonNameFault(name: string): PersonNameFault | null {
  const { length } = Array.from(oneLine(name));
  if (length === 0) return 'missing';
  if (length < PERSON_NAME_MIN_LENGTH) return 'too-short';
  return length > PERSON_NAME_MAX_LENGTH ? 'too-long' : null;
}
