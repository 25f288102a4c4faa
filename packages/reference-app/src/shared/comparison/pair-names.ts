import type { Said } from '../language/speech.ts';
import type { compareMessages } from './compare-messages.ts';
import type { ComparedPair } from './use-compared-pair.ts';

/** What the two assessments are called: by their dates, and by their numbers too on one day. */
export function pairNames(
  { earlier, later }: ComparedPair,
  { option }: Pick<Said<typeof compareMessages>, 'option'>,
): [earlier: string, later: string] {
  if (earlier.date !== later.date) return [earlier.date, later.date];
  return [option(earlier.date, earlier.id), option(later.date, later.id)];
}
