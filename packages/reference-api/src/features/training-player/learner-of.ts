import type { Actor } from '../../operation/context.ts';
import { forbidden } from '../../platform/errors/failures.ts';
import type { Learner } from '../../shared/learning/learning.ts';
import { trainingPlayerMessages as texts } from './training-player-messages.ts';

/** Whom a link to a training was made for, and which one it is. */
export function learnerOf(actor: Actor): Learner {
  if (actor.kind !== 'link' || actor.link.kind !== 'training') throw forbidden(texts.otherLink);
  return { trainingId: actor.link.responseId, personId: actor.link.personId };
}
