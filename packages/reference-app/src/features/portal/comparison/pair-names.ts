import { portalMessages } from '../portal-messages.ts';
import type { ComparedPair } from './use-compared-pair.ts';

/** What the two assessments are called: by their dates, and by their numbers too on one day. */
export function pairNames({ earlier, later }: ComparedPair): [earlier: string, later: string] {
  if (earlier.date !== later.date) return [earlier.date, later.date];
  return [
    portalMessages.option(earlier.date, earlier.id),
    portalMessages.option(later.date, later.id),
  ];
}
