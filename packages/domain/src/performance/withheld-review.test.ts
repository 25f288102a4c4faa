import { describe, expect, it } from 'vitest';
import { PERFORMANCE_STATUS, PERFORMANCE_STATUS_COURSE } from './performance-status.ts';
import type { ManagerTie, ReviewReader } from './review-access.ts';
import { isWithheldFrom, reviewFor } from './withheld-review.ts';

const owner: ReviewReader = { role: 'owner' };
const staff: ReviewReader = { role: 'staff' };

function manager(tie: ManagerTie): ReviewReader {
  return { role: 'manager', managerId: 101, tie, hasRatedAll: tie === 'frozen' };
}

const finished = {
  id: 7,
  status: PERFORMANCE_STATUS.finished,
  finished_at: new Date('2026-12-18T12:00:00Z'),
  closed_at: new Date('2026-12-18T12:00:00Z'),
  alignment: 80,
  is_held: true,
};

describe('isWithheldFrom', () => {
  it.each<[string, ReviewReader, boolean]>([
    ['the person', owner, true],
    ['staff', staff, false],
    ['staff who see the home alone', { role: 'home' }, true],
    ['a manager who rates it', manager('frozen'), false],
    ['a manager who came later', manager('current'), true],
    ['a manager of others', manager('none'), true],
  ])('withholds a held result from %s: %s', (_who, reader, isWithheld) => {
    expect(isWithheldFrom(true, reader)).toBe(isWithheld);
    expect(isWithheldFrom(false, reader)).toBe(false);
  });
});

describe('reviewFor', () => {
  it('shows a held review as one that waits for its managers', () => {
    const shown = { status: 6, finished_at: null, closed_at: null, alignment: null };
    expect(reviewFor(finished, owner)).toEqual({ ...finished, ...shown });
    const awaiting = { ...finished, status: PERFORMANCE_STATUS.awaitingFeedback };
    expect(reviewFor(awaiting, owner).status).toBe(6);
  });

  it('shows a released review, and one to whoever may see it, as it is', () => {
    expect(reviewFor({ ...finished, is_held: false }, owner)).toEqual({
      ...finished,
      is_held: false,
    });
    expect(reviewFor(finished, staff)).toBe(finished);
    expect(reviewFor(finished, manager('frozen'))).toBe(finished);
  });

  it('leaves alone what is not compared yet, a cancelled review too', () => {
    const early = PERFORMANCE_STATUS_COURSE.slice(0, 4).map((status) => ({ ...finished, status }));
    expect(early.map((review) => reviewFor(review, owner))).toEqual(early);
  });
});
