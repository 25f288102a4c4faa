import type { Actor } from '../../operation/context.ts';

/**
 * The person who reads as themselves, to whom their reports speak. Nobody is known to hold a link that
 * was mailed to another address; staff reads for the company.
 */
export function readingPerson(actor: Actor): number | null {
  if (actor.kind === 'employee') return actor.personId;
  if (actor.kind === 'staff' || actor.link.wentElsewhere) return null;
  return actor.link.managerId ?? actor.link.personId;
}
