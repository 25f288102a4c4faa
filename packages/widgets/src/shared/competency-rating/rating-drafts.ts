import { isScore } from '@aferir/domain';
import {
  createDraftStore,
  type DraftStore,
  deviceStorage,
  tabStorage,
} from '../drafts/draft-store.ts';
import type { Notes, Scores } from './rated-competency.ts';

/** Scores that were chosen and not sent. */
export type RatingDrafts = DraftStore<Scores>;

/** What was written beside scores and not sent. */
export type NoteDrafts = DraftStore<Notes>;

/** What a manager has chosen and not sent, and the competency that was on the screen. */
export interface ManagerDraft {
  readonly scores: Scores;
  readonly competencyId: number;
  /** What was written beside scores. */
  readonly notes?: Notes;
}

/** A manager's drafts by response and manager. */
export type ManagerDrafts = DraftStore<ManagerDraft>;

/** A person's own scores, kept over a reload. Two tabs don't mix. */
export function createSelfDrafts(storage: Storage | undefined = tabStorage()): RatingDrafts {
  return createDraftStore({ name: 'self-assessment-draft', parse: toScores, storage });
}

/** What a person has written beside the own scores, kept as they are. */
export function createSelfNoteDrafts(storage: Storage | undefined = tabStorage()): NoteDrafts {
  return createDraftStore({ name: 'self-assessment-notes', parse: toNotes, storage });
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
  const {
    scores: storedScores,
    competencyId,
    notes: storedNotes,
  } = stored as Record<string, unknown>;
  const scores = toScores(storedScores);
  const notes = toNotes(storedNotes);
  return scores && typeof competencyId === 'number'
    ? { scores, competencyId, ...(notes && { notes }) }
    : undefined;
}

function toNotes(stored: unknown): Notes | undefined {
  return toAnswers(stored, (note) => typeof note === 'string');
}

function toScores(stored: unknown): Scores | undefined {
  return toAnswers(stored, (score) => isScore(score as number));
}

function toAnswers<Answer>(
  stored: unknown,
  isAnswer: (value: unknown) => boolean,
): Readonly<Record<string, Answer>> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const answers = Object.entries(stored).filter(([, value]) => isAnswer(value));
  return Object.fromEntries(answers) as Record<string, Answer>;
}
