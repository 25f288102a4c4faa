import { PIN_LOCK, PIN_TRIES } from '@aferir/domain';
import type { DetachedContext, OperationContext } from '../../../operation/context.ts';
import type { ApiError } from '../../../platform/errors/api-error.ts';
import { tooManyTries, unauthorized } from '../../../platform/errors/failures.ts';
import type { Learner, LearningStore, WatchedTraining } from '../../../shared/learning/learning.ts';
import { learnerOf } from '../learner-of.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { requireWatchable } from '../require-watchable.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';
import { type GivenPin, pinDigest } from './pin-digest.ts';
import { createPinStore, type PinStore } from './pin-store.ts';

/** Somebody who was let in, in a transaction of the company. */
export interface Visit extends OperationContext {
  readonly learner: Learner;
  readonly training: WatchedTraining;
  readonly learning: LearningStore;
  readonly pin: { readonly digest: string; readonly expiresAt: Date };
}

/**
 * Does something for whoever has link and PIN. A wrong PIN is counted, which has to stay although the request fails:
 * so the transaction ends well, and the refusal comes after it. Tries of one person follow one another.
 */
export async function enterWithPin<T>(
  { learning: openLearning }: PlayerPorts,
  context: DetachedContext,
  given: GivenPin,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const learner = learnerOf(context.actor);
  const outcome = await context.inTransaction(async (own) => {
    const { db, company, now, audit } = own;
    const learning = openLearning(db, company.id);
    const training = await requireWatchable(learning, learner);
    const pins = createPinStore(db, company.id);
    const digest = pinDigest(given);
    const { wrongTries, lockedUntil, expiresAt } = await pins.lock(learner, digest);
    if (lockedUntil && lockedUntil > now) return { refusal: lockedFor(lockedUntil, now) };
    if (!expiresAt) {
      return { refusal: await countWrongTry({ pins, learner, now, audit }, wrongTries + 1) };
    }
    if (expiresAt <= now) return { refusal: unauthorized(texts.expiredPin) };
    const pin = { digest, expiresAt };
    return { result: await work({ ...own, learner, training, learning, pin }) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

/** Nobody gets in until a moment; says how many minutes are left till then. */
export function lockedFor(until: Date, now: Date): ApiError {
  const left = until.getTime() - now.getTime();
  return tooManyTries(left, texts.locked(Math.ceil(left / 60_000)));
}

interface Trial extends Pick<Visit, 'learner' | 'now' | 'audit'> {
  readonly pins: PinStore;
}

async function countWrongTry(
  { pins, learner, now, audit }: Trial,
  count: number,
): Promise<ApiError> {
  if (count < PIN_TRIES) {
    await pins.setWrongTries(learner, count);
    return unauthorized(texts.wrongPin);
  }
  const until = new Date(now.getTime() + PIN_LOCK);
  await pins.bar(learner, until);
  await audit({
    action: 'training-pin.locked',
    personId: learner.personId,
    subject: { kind: 'training', id: learner.trainingId },
  });
  return lockedFor(until, now);
}
