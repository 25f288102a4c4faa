import { after, DAY, earlier, HOUR } from './duration.ts';

/** How long a mailed link waits for an answer. */
export const UNANSWERED_LINK_LIFETIME = 90 * DAY;
/** How long a mailed link opens a finished response. */
export const FINISHED_LINK_LIFETIME = 30 * DAY;
/** How long a mailed link opens a training, at most: while it is inactive, it opens nothing. */
export const TRAINING_LINK_LIFETIME = 365 * DAY;
/** How long a link still works once it has been sent anew. */
export const REPLACED_LINK_LIFETIME = 24 * HOUR;
/** How long a link that staff handed over still works after the answer: enough to see the result. */
export const ANSWERED_HANDED_LINK_LIFETIME = 24 * HOUR;
/** How long an invitation to the staff area waits for its user. */
export const INVITATION_LIFETIME = 7 * DAY;
/** How long a link for a first password waits that staff handed over. */
export const FIRST_ACCESS_LINK_LIFETIME = 7 * DAY;
/** How long a link to a first password, or an invitation, says why it has ended; from then on it is unknown. */
export const ENDED_LINK_MEMORY = 90 * DAY;
/** How long a link works that a session made for itself. */
export const SESSION_LINK_LIFETIME = 12 * HOUR;

/** How long somebody may answer who has come in at a shared tablet. */
export const TOTEM_LINK_LIFETIME = 2 * HOUR;

/**
 * When a mailed link stops working: 90 days after sending while unanswered, else 30 days after the
 * end of the response, or after sending when it was sent later (a report).
 */
export function mailedLinkExpiry(sentAt: Date, finishedAt: Date | null): Date {
  if (!finishedAt) return after(sentAt, UNANSWERED_LINK_LIFETIME);
  return after(sentAt > finishedAt ? sentAt : finishedAt, FINISHED_LINK_LIFETIME);
}

/** When a link that was handed over stops working, once its response is finished. */
export function handedLinkExpiry(finishedAt: Date): Date {
  return after(finishedAt, ANSWERED_HANDED_LINK_LIFETIME);
}

/** When a link stops working that a totem gave to whoever has come in. */
export function totemLinkExpiry(enteredAt: Date): Date {
  return after(enteredAt, TOTEM_LINK_LIFETIME);
}

/** When a link to a training stops working. */
export function trainingLinkExpiry(sentAt: Date): Date {
  return after(sentAt, TRAINING_LINK_LIFETIME);
}

/** When an invitation to the staff area stops working. */
export function invitationExpiry(sentAt: Date): Date {
  return after(sentAt, INVITATION_LIFETIME);
}

/** When a link for a first password stops working that staff handed over. */
export function firstAccessLinkExpiry(madeAt: Date): Date {
  return after(madeAt, FIRST_ACCESS_LINK_LIFETIME);
}

/** What had ended before this moment is unknown by now. */
export function forgottenLinkEnd(now: Date): Date {
  return after(now, -ENDED_LINK_MEMORY);
}

/** When a link stops working after a newer one has been sent; never later than it would have. */
export function replacedLinkExpiry(currentExpiry: Date, resentAt: Date): Date {
  return earlier(currentExpiry, after(resentAt, REPLACED_LINK_LIFETIME));
}

/** When a link stops working that a session made for itself. */
export function sessionLinkExpiry(madeAt: Date): Date {
  return after(madeAt, SESSION_LINK_LIFETIME);
}
