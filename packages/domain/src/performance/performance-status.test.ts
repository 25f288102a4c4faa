import { describe, expect, it } from 'vitest';
import { expectOnlyForward } from '../testing/expect-only-forward.ts';
import {
  advancePerformanceStatus,
  canRequestAgain,
  closingOutcome,
  findPerformanceStatus,
  isPerformanceStatus,
  isSelfPhase,
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
  reviewTurn,
  statusOnSelfOpening,
} from './performance-status.ts';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;
const course = [sent, viewed, started, awaitingManagers, awaitingFeedback, finished];

describe('advancePerformanceStatus', () => {
  it('moves forward, stays for the same and ignores an older one', () => {
    expectOnlyForward(course, advancePerformanceStatus);
  });
});

describe('statusOnSelfOpening', () => {
  it.each([
    [sent, 0, viewed],
    [viewed, 0, undefined],
    [started, 0, undefined],
    [sent, 3, started],
    [viewed, 3, started],
    [started, 3, undefined],
    [awaitingManagers, 8, undefined],
    [awaitingFeedback, 8, undefined],
    [finished, 0, undefined],
  ] as [PerformanceStatus, number, PerformanceStatus | undefined][])(
    'from status %i with %i answers reports %s',
    (status, answered, reported) => {
      expect(statusOnSelfOpening(status, answered)).toBe(reported);
    },
  );
});

it('names every status and finds it by its name', () => {
  expect(course.map((code) => PERFORMANCE_STATUS_LABELS[code])).toEqual([
    'Aguardando Resposta',
    'Visualizado',
    'Iniciado',
    'Aguardando Avaliação do Gestor',
    'Aguardando Feedback do Gestor',
    'Finalizado',
  ]);
  for (const code of course) {
    expect(findPerformanceStatus(PERFORMANCE_STATUS_LABELS[code])).toBe(code);
  }
  expect(findPerformanceStatus('Em Andamento')).toBe(started);
  expect(findPerformanceStatus('Sem Avaliação')).toBeUndefined();
});

it('knows its codes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(isPerformanceStatus)).toEqual([1, 2, 3, 4, 6, 7]);
});

it('leaves the self-assessment behind from awaitingManagers on', () => {
  expect(course.filter(isSelfPhase)).toEqual([sent, viewed, started]);
});

it('asks again only who was never asked or has finished', () => {
  expect(([0, ...course] as const).filter(canRequestAgain)).toEqual([0, finished]);
});

it('cancels before the self-assessment, finishes after it, refuses at the end', () => {
  expect(course.map(closingOutcome)).toEqual([
    'cancel',
    'cancel',
    'cancel',
    'finish',
    'finish',
    'refuse',
  ]);
});

describe('reviewTurn', () => {
  it('goes from the person to the managers to nobody', () => {
    expect(course.map((status) => reviewTurn(status, false))).toEqual([
      'person',
      'person',
      'person',
      'managers',
      'managers',
      'nobody',
    ]);
  });

  it('is nobody’s once staff closed the review', () => {
    for (const status of course) expect(reviewTurn(status, true)).toBe('nobody');
  });
});
