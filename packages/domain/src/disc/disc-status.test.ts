import { describe, expect, it } from 'vitest';
import { expectOnlyForward } from '../testing/expect-only-forward.ts';
import {
  advanceDiscStatus,
  DISC_STATUS,
  DISC_STATUS_LABELS,
  type DiscStatus,
  findDiscStatus,
  isDiscStatus,
  statusOnOpening,
} from './disc-status.ts';

const { sent, viewed, started, finished } = DISC_STATUS;
const course = [sent, viewed, started, finished];

describe('advanceDiscStatus', () => {
  it('moves forward, stays for the same and ignores an older one', () => {
    expectOnlyForward(course, advanceDiscStatus);
  });
});

describe('statusOnOpening', () => {
  it.each([
    [sent, 0, viewed],
    [viewed, 0, undefined],
    [started, 0, viewed],
    [sent, 3, started],
    [viewed, 3, started],
    [started, 3, undefined],
    [finished, 0, undefined],
    [finished, 20, undefined],
  ] as [DiscStatus, number, DiscStatus | undefined][])(
    'from status %i with %i answers reports %s',
    (status, answered, reported) => {
      expect(statusOnOpening(status, answered)).toBe(reported);
    },
  );
});

it('names every status and finds it by its name', () => {
  expect(course.map((code) => DISC_STATUS_LABELS[code])).toEqual([
    'Aguardando Resposta',
    'Visualizado',
    'Iniciado',
    'Finalizado',
  ]);
  for (const code of course) expect(findDiscStatus(DISC_STATUS_LABELS[code])).toBe(code);
  expect(findDiscStatus('Em Andamento')).toBeUndefined();
});

it('knows its codes', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isDiscStatus)).toEqual([1, 2, 3, 4]);
});
