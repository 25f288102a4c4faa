import { forbidden } from '../../platform/errors/failures.ts';
import type { Actor, LinkActor } from '../context.ts';
import { linkMessages } from './link-messages.ts';
import type { LinkRole, ResponseKind } from './links-tables.ts';

/** What a link has to open. */
export interface LinkTarget {
  readonly kind: ResponseKind;
  readonly responseId: number;
}

/** Lets pass only a link to this very response, made for one of the roles. */
export function requireLinkTo(
  { link }: LinkActor,
  { kind, responseId }: LinkTarget,
  roles: readonly LinkRole[],
): void {
  if (link.kind !== kind || link.responseId !== responseId) {
    throw forbidden(linkMessages.wrongResponse);
  }
  if (!roles.includes(link.role)) throw forbidden(linkMessages.wrongRole);
}

/** Lets pass nobody but the holder of the answering link of this very response. */
export function requireAnsweringLink(actor: Actor, target: LinkTarget): void {
  if (actor.kind !== 'link') throw forbidden();
  requireLinkTo(actor, target, ['self']);
}
