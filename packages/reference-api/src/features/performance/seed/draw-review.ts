import { createRandom } from '@aferir/domain';
import { after, day, minute } from '../../../shared/example/moments.ts';
import { integerBetween } from '../../../shared/example/random.ts';
import { exampleFeedback } from './example-feedback.ts';
import type { ExampleReview, ExampleReviewProgress } from './example-reviews.ts';
import { type DrawnScores, disputedPlaces, drawScores } from './review-scores.ts';

/** The person's score of a competency. */
export interface DrawnSelfScore {
  competencyId: number;
  score: number;
  at: Date;
}

/** A manager's score of a competency; the feedback is empty where none was written. */
export interface DrawnManagerScore extends DrawnSelfScore {
  feedback: { text: string; at: Date } | null;
}

/** A manager's part in a response. */
export interface DrawnManager {
  id: number;
  ratedAt: Date | null;
  scores: DrawnManagerScore[];
}

/** A response as it came about: moments, scores and feedback. */
export interface DrawnReview {
  sentAt: Date;
  viewedAt: Date | null;
  startedAt: Date | null;
  selfFinishedAt: Date | null;
  /** When staff closed it. */
  closedAt: Date | null;
  selfScores: DrawnSelfScore[];
  /** Empty until the self-assessment is done. */
  managers: DrawnManager[];
}

/** What a response is drawn from. */
export interface ReviewToDraw {
  planned: ExampleReview;
  /** Sets this response apart from the others. */
  seed: number;
  competencyIds: readonly number[];
  managerIds: readonly number[];
  now: Date;
}

type SelfPart = 'none' | 'half' | 'all';

/** How much of the self-assessment is there at each progress. */
const selfPart: Readonly<Record<ExampleReviewProgress, SelfPart>> = {
  sent: 'none',
  viewed: 'none',
  started: 'half',
  cancelled: 'half',
  'self-done': 'all',
  'partly-rated': 'all',
  'feedback-owed': 'all',
  finished: 'all',
  closed: 'all',
};

/** Draws how a response came about. */
export function drawReview(request: ReviewToDraw): DrawnReview {
  const { planned, seed, competencyIds, managerIds, now } = request;
  const { progress, agreement, sentDaysAgo } = planned;
  const random = createRandom(5000 + seed);
  const scores = drawScores(random, {
    competencies: competencyIds.length,
    managers: managerIds.length,
    agreement,
  });
  const sentAt = after(now, -sentDaysAgo * day);
  const viewedAt = after(sentAt, integerBetween(random, 20, 1400) * minute);
  const startedAt = after(viewedAt, integerBetween(random, 1, 3) * minute);
  const part = selfPart[progress];
  const scored = { none: 0, half: Math.ceil(competencyIds.length / 2), all: competencyIds.length };
  const selfScores = competencyIds.slice(0, scored[part]).map((competencyId, place) => ({
    competencyId,
    score: scores[place]?.self ?? 0,
    at: after(startedAt, place * minute),
  }));
  const selfFinishedAt = part === 'all' ? after(startedAt, (scored.all + 1) * minute) : null;
  return {
    sentAt,
    viewedAt: progress === 'sent' ? null : viewedAt,
    startedAt: part === 'none' ? null : startedAt,
    selfFinishedAt,
    closedAt: closedAt(progress, sentAt),
    selfScores,
    managers: selfFinishedAt ? drawManagers(request, scores, selfFinishedAt) : [],
  };
}

function closedAt(progress: ExampleReviewProgress, sentAt: Date): Date | null {
  if (progress === 'cancelled') return after(sentAt, 2 * day);
  return progress === 'closed' ? after(sentAt, 14 * day) : null;
}

function drawManagers(
  { planned: { progress }, competencyIds, managerIds }: ReviewToDraw,
  scores: readonly DrawnScores[],
  selfFinishedAt: Date,
): DrawnManager[] {
  return managerIds.map((id, index) => {
    const count = ratedCount(progress, competencyIds.length, {
      isFirst: index === 0,
      isOnly: managerIds.length === 1,
    });
    const ratedAt = after(selfFinishedAt, (index + 1) * day);
    const feedbackAt = after(selfFinishedAt, 4 * day);
    return {
      id,
      ratedAt: count === competencyIds.length ? ratedAt : null,
      scores: competencyIds.slice(0, count).map((competencyId, place) => {
        const self = scores[place]?.self ?? 0;
        const score = scores[place]?.managers[index] ?? 0;
        const isWritten = hasFeedback({ self, manager: score }, progress, place);
        return {
          competencyId,
          score,
          at: after(ratedAt, (place - count) * minute),
          feedback: isWritten
            ? { text: exampleFeedback({ self, manager: score }, place + index), at: feedbackAt }
            : null,
        };
      }),
    };
  });
}

/** How many competencies a manager has rated. */
function ratedCount(
  progress: ExampleReviewProgress,
  all: number,
  manager: { isFirst: boolean; isOnly: boolean },
): number {
  switch (progress) {
    case 'feedback-owed':
    case 'finished':
      return all;
    case 'closed':
      return manager.isFirst && !manager.isOnly ? all : 0;
    case 'partly-rated':
      if (manager.isOnly) return Math.floor(all / 2);
      return manager.isFirst ? all : 0;
    default:
      return 0;
  }
}

/** A finished response has every feedback; one that waits for some has those of the first dispute. */
function hasFeedback(
  scores: { self: number; manager: number },
  progress: ExampleReviewProgress,
  place: number,
): boolean {
  if (Math.abs(scores.self - scores.manager) <= 3) return false;
  return progress === 'finished' || (progress === 'feedback-owed' && place === disputedPlaces[0]);
}
