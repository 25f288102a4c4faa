import { describe, expect, it } from 'vitest';
import { PERFORMANCE_STATUS } from '../performance/performance-status.ts';
import { areMeansTold, aroundPhase, aroundPhaseFor } from './around-course.ts';
import { type AroundRating, aroundMeans } from './around-means.ts';
import { type RaterCandidate, raterFault, raterGroupOf } from './rater-group.ts';
import { RATER_LIMITS } from './rater-limits.ts';
import { isRaterReminderDue } from './rater-reminders.ts';
import {
  isAskedAtOnce,
  mayApprove,
  mayRefuse,
  shownRaterState,
  stateOfRater,
} from './rater-state.ts';

const colleague: RaterCandidate = {
  isPerson: false,
  isManager: false,
  isActive: true,
  reportsToPerson: false,
  isProposed: false,
};

describe('who may rate', () => {
  it('is an active colleague, up to eight of a group', () => {
    expect(raterFault(colleague, RATER_LIMITS.perGroup - 1)).toBeNull();
    expect(raterFault(colleague, RATER_LIMITS.perGroup)).toBe('full');
  });

  it.each([
    ['self', { isPerson: true }],
    ['manager', { isManager: true }],
    ['inactive', { isActive: false }],
    ['known', { isProposed: true }],
  ])('is nobody who is %s', (fault, facts) => {
    expect(raterFault({ ...colleague, ...facts }, 0)).toBe(fault);
  });

  it('is a report where they report to the person, else a peer', () => {
    expect(raterGroupOf({ reportsToPerson: true })).toBe('report');
    expect(raterGroupOf({ reportsToPerson: false })).toBe('peer');
  });
});

describe('how far somebody is', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const none = { askedAt: null, refusedAt: null, ratedAt: null };

  it('goes from proposed to done, which others are not told', () => {
    const rated = { ...none, askedAt: now, ratedAt: now };
    expect(stateOfRater(none)).toBe('proposed');
    expect(stateOfRater({ ...none, refusedAt: now })).toBe('refused');
    expect(stateOfRater({ ...none, askedAt: now, refusedAt: now })).toBe('asked');
    expect(stateOfRater(rated)).toBe('rated');
    expect(shownRaterState(rated)).toBe(shownRaterState({ ...none, askedAt: now }));
  });

  it('waits for the manager where the person proposes', () => {
    expect(isAskedAtOnce('person')).toBe(false);
    expect(isAskedAtOnce('manager')).toBe(true);
    expect(mayApprove(none) && mayRefuse(none)).toBe(true);
    expect(mayApprove({ ...none, refusedAt: now })).toBe(true);
    expect(mayRefuse({ ...none, refusedAt: now })).toBe(false);
  });

  it('can’t be taken back once asked, whether they have answered or not', () => {
    for (const ratedAt of [null, now]) {
      const facts = { ...none, askedAt: now, ratedAt };
      expect(mayApprove(facts) || mayRefuse(facts)).toBe(false);
    }
  });
});

describe('how long is rated, and when it is told', () => {
  const course = { asksAround: true, isCycleClosed: false, isCancelled: false };
  const owner = { role: 'owner' } as const;
  const finished = { status: PERFORMANCE_STATUS.finished, is_held: false };

  it('is open until the cycle is closed, and over then', () => {
    expect(aroundPhase(course)).toBe('open');
    expect(aroundPhase({ ...course, isCycleClosed: true })).toBe('over');
    expect(aroundPhase({ ...course, asksAround: false })).toBe('none');
    expect(aroundPhase({ ...course, isCycleClosed: true, isCancelled: true })).toBe('none');
  });

  it('is told of nothing that can still change', () => {
    expect(areMeansTold('open', finished, owner)).toBe(false);
    expect(areMeansTold('over', finished, owner)).toBe(true);
    const started = { status: PERFORMANCE_STATUS.started, is_held: false };
    expect(areMeansTold('over', started, owner)).toBe(false);
  });

  it.each([
    ['the person', { role: 'owner' }, false],
    [
      'a manager of now',
      { role: 'manager', managerId: 1, tie: 'current', hasRatedAll: false },
      false,
    ],
    [
      'a manager who rates',
      { role: 'manager', managerId: 1, tie: 'frozen', hasRatedAll: true },
      true,
    ],
    ['staff', { role: 'staff' }, true],
  ] as const)('of a held result tell %s: %o, %s', (_who, reader, isTold) => {
    expect(areMeansTold('over', { ...finished, is_held: true }, reader)).toBe(isTold);
    expect(areMeansTold('over', finished, reader)).toBe(true);
  });

  it('goes on for whom the result is withheld from', () => {
    const held = { is_held: true };
    expect(aroundPhaseFor('over', held, owner)).toBe('open');
    expect(aroundPhaseFor('over', held, { role: 'staff' })).toBe('over');
    expect(aroundPhaseFor('over', { is_held: false }, owner)).toBe('over');
    expect(aroundPhaseFor('none', held, owner)).toBe('none');
  });

  it('stays closed to a manager who has still to rate', () => {
    const manager = { role: 'manager', managerId: 1, tie: 'frozen', hasRatedAll: false } as const;
    const awaitingManagers = { status: PERFORMANCE_STATUS.awaitingManagers, is_held: false };
    expect(areMeansTold('over', awaitingManagers, manager)).toBe(false);
    expect(areMeansTold('over', awaitingManagers, { ...manager, hasRatedAll: true })).toBe(true);
  });
});

describe('means', () => {
  const rating = (scores: number[], comments: string[] = []): AroundRating => ({
    group: 'peer',
    scores: new Map(scores.map((score, index) => [index + 1, score])),
    comments: new Map(comments.map((comment, index) => [index + 1, comment])),
  });

  it('are told of three who rated everything, and of none who did not', () => {
    const two = [rating([8, 6]), rating([9, 7])];
    const hidden = { group: 'peer', raters: null, means: [] };
    expect(aroundMeans([1, 2], two)[0]).toEqual(hidden);
    expect(aroundMeans([1, 2], [...two, rating([10])])[0]).toEqual(hidden);
    expect(aroundMeans([1, 2], [...two, rating([10, 5]), rating([0])])[0]).toEqual({
      group: 'peer',
      raters: 3,
      means: [
        { competencyId: 1, mean: 9, comments: [] },
        { competencyId: 2, mean: 6, comments: [] },
      ],
    });
  });

  it('never mix the groups', () => {
    const report: AroundRating = { ...rating([1, 1]), group: 'report' };
    const groups = aroundMeans([1, 2], [rating([8, 6]), rating([9, 7]), report]);
    expect(groups.map(({ raters }) => raters)).toEqual([null, null]);
  });

  it('come with comments from three on one competency on, in an order of their own', () => {
    const written = [
      rating([8, 6], ['Ouve bem', 'Um só']),
      rating([9, 7], ['Ágil']),
      rating([9, 7], ['Escreve claro', 'Dois']),
    ];
    const told = (ratings: AroundRating[]) =>
      aroundMeans([1, 2], ratings)[0]?.means.map(({ comments }) => comments);
    expect(told(written)).toEqual([['Ágil', 'Escreve claro', 'Ouve bem'], []]);
    expect(told(written.toReversed())).toEqual(told(written));
  });

  it('are of no competency where there is none', () => {
    expect(aroundMeans([], [rating([]), rating([]), rating([])])[0]?.raters).toBeNull();
  });
});

describe('reminders', () => {
  const due = (reminders: number, today: string) =>
    isRaterReminderDue({ askedOn: '2026-11-20', reminders }, today);

  it('come three and seven days after the asking, and no more', () => {
    expect(due(0, '2026-11-22')).toBe(false);
    expect(due(0, '2026-11-23')).toBe(true);
    expect(due(1, '2026-11-26')).toBe(false);
    expect(due(1, '2026-11-27')).toBe(true);
    expect(due(2, '2026-12-27')).toBe(false);
  });
});
