import { isScore, type Score } from '@aferir/domain';
import {
  createDraftStore,
  type DraftStore,
  deviceStorage,
  tabStorage,
} from '../drafts/draft-store.ts';
import type { Scores } from './rated-competency.ts';

/** Scores that were chosen and not sent. */
export type RatingDrafts = DraftStore<Scores>;

/** What a manager has chosen and not sent, and the competency that was on the screen. */
export interface ManagerDraft {
  readonly scores: Scores;
  readonly competencyId: number;
}

/** A manager's drafts by response and manager. */
export type ManagerDrafts = DraftStore<ManagerDraft>;

/** A person's own scores, kept over a reload. Two tabs don't mix. */
export function createSelfDrafts(storage: Storage | undefined = tabStorage()): RatingDrafts {
  return createDraftStore({ name: 'self-assessment-draft', parse: toScores, storage });
}

/** A manager's scores, kept on the device until they are sent or given up. */
export function createManagerDrafts(storage: Storage | undefined = deviceStorage()): ManagerDrafts {
  return createDraftStore({ name: 'manager-rating-draft', parse: toManagerDraft, storage });
}

/** Where a manager's draft of a response is kept: two managers may share a device. */
export function managerDraftId(review: { responseId: number; managerId: number }): string {
  return `${review.responseId}-${review.managerId}`;
}

/** Removes what a manager has left unsent of responses that can't be rated any more. */
export function forgetManagerDrafts(
  reviews: readonly { responseId: number; managerId: number }[],
  drafts: ManagerDrafts = createManagerDrafts(),
): void {
  for (const review of reviews) drafts.remove(managerDraftId(review));
}

function toManagerDraft(stored: unknown): ManagerDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { scores: storedScores, competencyId } = stored as Record<string, unknown>;
  const scores = toScores(storedScores);
  return scores && typeof competencyId === 'number' ? { scores, competencyId } : undefined;
}

function toScores(stored: unknown): Scores | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const scores = Object.entries(stored).filter((entry): entry is [string, Score] =>
    isScore(entry[1]),
  );
  return Object.fromEntries(scores);
}
