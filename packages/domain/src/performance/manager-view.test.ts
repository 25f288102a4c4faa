import { describe, expect, it } from 'vitest';
import {
  type AwaitedReview,
  compareTurns,
  type ManagerAction,
  managerAction,
  managerStatus,
  placesByTurn,
  type TeamStanding,
  type TeamTask,
  type TeamTurn,
  teamTask,
} from './manager-view.ts';
import {
  type LatestPerformanceStatus,
  PERFORMANCE_STATUS,
  SHOWN_STATUS_LABELS,
} from './performance-status.ts';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;

it.each([
  [0, false, 'Sem Avaliação'],
  [sent, false, 'Aguardando Resposta'],
  [viewed, false, 'Visualizado'],
  [started, false, 'Iniciado'],
  [awaitingManagers, false, 'Aguardando Avaliação do Gestor'],
  [awaitingManagers, true, 'Avaliado'],
  [awaitingFeedback, false, 'Aguardando Feedback do Gestor'],
  [awaitingFeedback, true, 'Aguardando Feedback do Gestor'],
  [finished, false, 'Finalizado'],
  [finished, true, 'Avaliado'],
] as [LatestPerformanceStatus, boolean, string][])(
  'says of status %i, rated %s: %s',
  (status, hasRatedAll, label) => {
    expect(SHOWN_STATUS_LABELS[managerStatus(status, hasRatedAll)]).toBe(label);
  },
);

describe('managerAction', () => {
  const nothing = { isAwaited: false, hasRatedAll: false, owes: false };
  const awaited = { ...nothing, isAwaited: true };
  const rated = { ...awaited, hasRatedAll: true };
  const owing = { ...rated, owes: true };

  it.each([
    [0, nothing, 'wait'],
    [sent, nothing, 'wait'],
    [started, awaited, 'wait'],
    [awaitingManagers, nothing, 'wait'],
    [awaitingManagers, awaited, 'evaluate'],
    [awaitingManagers, rated, 'view'],
    [awaitingManagers, owing, 'view'],
    [awaitingFeedback, owing, 'give-feedback'],
    [awaitingFeedback, rated, 'view'],
    [awaitingFeedback, nothing, 'view'],
    [finished, owing, 'view'],
    [finished, awaited, 'view'],
    [finished, nothing, 'view'],
  ] as [LatestPerformanceStatus, typeof nothing, ManagerAction][])(
    'at status %i with %o can %s',
    (status, standing, action) => {
      expect(managerAction({ status, ...standing })).toBe(action);
    },
  );
});

describe('what a team waits for', () => {
  const nothing: TeamStanding = { canEvaluate: false, owesFeedback: false };
  const rating = { ...nothing, canEvaluate: true };

  it.each([
    [nothing, null],
    [rating, 'evaluate'],
    [{ ...nothing, owesFeedback: true }, 'give-feedback'],
    [{ ...rating, owesFeedback: true }, 'evaluate'],
  ])('of %j is %s', (standing, task) => {
    expect(teamTask(standing)).toBe(task);
  });
});

const turn = (task: TeamTask | null, dueOn: string | null, since: string | null): TeamTurn => ({
  task,
  dueOn,
  since,
});

it('puts ratings before feedback, then the first last day, then the longest wait, and leaves the others as they are', () => {
  const order = [
    turn('evaluate', '2026-11-30', '2026-11-20'),
    turn('evaluate', '2026-12-18', '2026-01-01'),
    turn('evaluate', '2026-12-18', '2026-10-01'),
    turn('evaluate', '2026-12-18', null),
    turn('evaluate', null, '2025-01-01'),
    turn('evaluate', null, '2026-02-01'),
    turn('give-feedback', '2026-11-02', '2025-01-01'),
    turn('give-feedback', null, null),
    turn(null, '2026-11-01', '2026-03-01'),
    turn(null, null, '2025-03-01'),
  ];
  const waiting = order.filter(({ task }) => task !== null).toReversed();
  const others = order.filter(({ task }) => task === null);
  expect([...others, ...waiting].toSorted(compareTurns)).toEqual(order);
});

describe('the places of people whose reviews wait for a manager', () => {
  const review = (
    personId: number,
    ...[task, ...days]: Parameters<typeof turn>
  ): AwaitedReview => ({
    ...turn(task, ...days),
    personId,
    task: task ?? 'evaluate',
  });
  const places = (...reviews: readonly AwaitedReview[]) =>
    Object.fromEntries(placesByTurn(reviews));

  it('are as their turns are', () => {
    const first = review(4, 'evaluate', '2026-11-30', '2026-11-20');
    const later = review(2, 'evaluate', '2026-12-18', '2026-11-20');
    const never = review(3, 'evaluate', null, '2026-11-20');
    const feedback = review(1, 'give-feedback', '2026-11-02', '2026-11-20');
    expect(places(feedback, never, later, first)).toEqual({ 4: 0, 2: 1, 3: 2, 1: 3 });
  });

  it('are shared by those who are alike, and one a person: the first', () => {
    expect(
      places(
        review(1, 'evaluate', '2026-12-18', '2026-11-20'),
        review(2, 'evaluate', '2026-12-18', '2026-11-20'),
        review(3, 'give-feedback', null, '2026-11-20'),
        review(3, 'evaluate', '2026-12-18', '2026-11-20'),
      ),
    ).toEqual({ 1: 0, 2: 0, 3: 0 });
    expect(places()).toEqual({});
  });

  it('are told by going through them once, however many wait', () => {
    let looks = 0;
    const many = Array.from({ length: 2_000 }, (_, at): AwaitedReview => {
      const since = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
      const one = review(at + 1, 'evaluate', null, since);
      return Object.defineProperty(one, 'task', {
        get: () => {
          looks += 1;
          return 'evaluate';
        },
      });
    });
    expect(placesByTurn(many.toReversed()).get(2_000)).toBe(1_999);
    // To put them in order takes some looks at each; to find each among all took 2,000.
    expect(looks / many.length).toBeLessThan(100);
  });
});
