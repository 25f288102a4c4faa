import type { Actor, LinkActor, OperationContext } from '../../context.ts';
import { forbidden, notFound } from '../../errors/failures.ts';
import { linkMessages } from '../../links/link-messages.ts';
import { behavioralMessages } from './behavioral-messages.ts';
import { createBehavioralStore } from './behavioral-store.ts';
import type { DiscResponseRow } from './behavioral-tables.ts';

function requireLinkTo(actor: LinkActor, responseId: number): void {
  if (actor.link.kind !== 'behavioral' || actor.link.responseId !== responseId) {
    throw forbidden(linkMessages.wrongResponse);
  }
}

/** Lets pass nobody but the holder of the answering link of this very response. */
export function requireAnsweringLink(actor: Actor, responseId: number): void {
  if (actor.kind !== 'link') throw forbidden();
  requireLinkTo(actor, responseId);
  if (actor.link.role !== 'self') throw forbidden(linkMessages.wrongRole);
}

/**
 * Finds a response that the caller may read: a link its own, an employee the own ones, staff any of
 * the company. That staff has the right to the section was checked by the contract.
 */
export async function findReadableResponse(
  { db, company, actor }: OperationContext,
  responseId: number,
): Promise<DiscResponseRow> {
  if (actor.kind === 'link') requireLinkTo(actor, responseId);
  const response = await createBehavioralStore(db, company.id).find(responseId);
  if (!response) throw notFound();
  if (actor.kind === 'employee' && actor.personId !== response.person_id) {
    throw forbidden(behavioralMessages.notYours);
  }
  return response;
}
