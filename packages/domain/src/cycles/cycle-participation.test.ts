import { describe, expect, it } from 'vitest';
import { DISC_STATUS } from '../disc/disc-status.ts';
import { PERFORMANCE_STATUS } from '../performance/performance-status.ts';
import {
  CYCLE_PARTICIPATIONS,
  canLeaveCycle,
  participationInCycle,
  placesOfParticipation,
} from './cycle-participation.ts';

const open = { isFinished: false, isClosed: false };
const asked = <Status>(status: Status, values: Partial<typeof open> = {}) => ({
  isActive: true,
  response: { ...open, status, ...values },
});

describe('how somebody stands', () => {
  it.each([
    [DISC_STATUS.sent, 'sent'],
    [DISC_STATUS.viewed, 'opened'],
    [DISC_STATUS.started, 'answering'],
  ] as const)('in a behavioral cycle by status %i: %s', (status, expected) => {
    expect(participationInCycle('behavioral', asked(status))).toBe(expected);
  });

  it.each([
    [PERFORMANCE_STATUS.sent, 'sent'],
    [PERFORMANCE_STATUS.viewed, 'opened'],
    [PERFORMANCE_STATUS.started, 'answering'],
    [PERFORMANCE_STATUS.awaitingManagers, 'answered'],
    [PERFORMANCE_STATUS.awaitingFeedback, 'answered'],
  ] as const)('in a performance cycle by status %i: %s', (status, expected) => {
    expect(participationInCycle('performance', asked(status))).toBe(expected);
  });

  it('is done once it finished, ended early and left the company though they may have', () => {
    const finished = { isFinished: true, isClosed: true };
    const place = asked(PERFORMANCE_STATUS.finished, finished);
    expect(participationInCycle('performance', { ...place, isActive: false })).toBe('done');
    expect(participationInCycle('behavioral', asked(DISC_STATUS.finished, finished))).toBe('done');
  });

  it('is gone where a request was cancelled, or they left before they had answered', () => {
    const cancelled = asked(DISC_STATUS.started, { isClosed: true });
    expect(participationInCycle('behavioral', cancelled)).toBe('gone');
    const left = { ...asked(DISC_STATUS.sent), isActive: false };
    expect(participationInCycle('behavioral', left)).toBe('gone');
    expect(participationInCycle('behavioral', { isActive: false, response: null })).toBe('gone');
  });

  it('goes on with the managers of somebody who has left since', () => {
    const left = { ...asked(PERFORMANCE_STATUS.awaitingManagers), isActive: false };
    expect(participationInCycle('performance', left)).toBe('answered');
  });

  it('is unsent where nothing could be sent', () => {
    expect(participationInCycle('behavioral', { isActive: true, response: null })).toBe('unsent');
  });
});

it('lets everybody out of a cycle who has not answered', () => {
  expect(canLeaveCycle('unsent')).toBe(true);
  expect(canLeaveCycle('answering')).toBe(true);
  expect(canLeaveCycle('gone')).toBe(true);
  expect(canLeaveCycle('answered')).toBe(false);
  expect(canLeaveCycle('done')).toBe(false);
});

it('knows every place that a participation is told by', () => {
  const active = { isActive: true, response: asked(DISC_STATUS.sent).response };
  expect(placesOfParticipation('behavioral', ['sent'])).toEqual([active]);
  expect(placesOfParticipation('behavioral', ['unsent'])).toEqual([
    { isActive: true, response: null },
  ]);
  for (const kind of ['behavioral', 'performance'] as const) {
    const each = CYCLE_PARTICIPATIONS.map((participation) =>
      placesOfParticipation(kind, [participation]),
    );
    for (const [at, places] of each.entries()) {
      const participations = places.map((place) => participationInCycle(kind, place));
      expect(new Set(participations)).toEqual(
        new Set(places.length > 0 ? [CYCLE_PARTICIPATIONS[at]] : []),
      );
    }
    expect(each.flat()).toHaveLength(placesOfParticipation(kind, CYCLE_PARTICIPATIONS).length);
  }
});
