import { describe, expect, it } from 'vitest';
import {
  type AwaitedReview,
  compareByWaiting,
  type ManagerAction,
  managerAction,
  managerStatus,
  placesByDeadline,
  type TeamStanding,
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
  const nothing: TeamStanding = { canEvaluate: false, owesFeedback: false, since: '2026-01-01' };
  const rating = { ...nothing, canEvaluate: true };
  const feedback = { ...nothing, owesFeedback: true };

  it.each([
    [nothing, null],
    [rating, 'evaluate'],
    [feedback, 'give-feedback'],
    [{ ...rating, owesFeedback: true }, 'evaluate'],
  ])('of %j is %s', (standing, task) => {
    expect(teamTask(standing)).toBe(task);
  });

  it('comes first: ratings before feedback, the longest wait first, the others as they are', () => {
    const later = { ...rating, since: '2026-02-01' };
    const unknown = { ...rating, since: null };
    const other = { ...nothing, since: '2025-01-01' };
    const team = [nothing, feedback, other, unknown, later, rating];
    expect(team.toSorted(compareByWaiting)).toEqual([
      rating,
      later,
      unknown,
      feedback,
      nothing,
      other,
    ]);
  });
});

describe('the places of people whose reviews wait for a manager', () => {
  const review = (
    personId: number,
    task: AwaitedReview['task'],
    dueOn: string | null,
  ): AwaitedReview => ({ personId, task, dueOn });
  const places = (...reviews: readonly AwaitedReview[]) =>
    Object.fromEntries(placesByDeadline(reviews));

  it('are by what waits, then by the last day, without one last', () => {
    const first = review(4, 'evaluate', '2026-11-30');
    const later = review(2, 'evaluate', '2026-12-18');
    const never = review(3, 'evaluate', null);
    const feedback = review(1, 'give-feedback', '2026-11-02');
    expect(places(feedback, never, later, first)).toEqual({ 4: 0, 2: 1, 3: 2, 1: 3 });
  });

  it('are shared by those who are alike, and one a person: the first', () => {
    expect(
      places(
        review(1, 'evaluate', '2026-12-18'),
        review(2, 'evaluate', '2026-12-18'),
        review(3, 'give-feedback', null),
        review(3, 'evaluate', '2026-12-18'),
      ),
    ).toEqual({ 1: 0, 2: 0, 3: 0 });
    expect(places()).toEqual({});
  });
});
