import { describe, expect, it } from 'vitest';
import { DISC_STATUS } from '../disc/disc-status.ts';
import { PERFORMANCE_STATUS } from '../performance/performance-status.ts';
import {
  CYCLE_STANDINGS,
  canLeaveCycle,
  placesStanding,
  standingInCycle,
} from './cycle-standing.ts';

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
    expect(standingInCycle('behavioral', asked(status))).toBe(expected);
  });

  it.each([
    [PERFORMANCE_STATUS.sent, 'sent'],
    [PERFORMANCE_STATUS.viewed, 'opened'],
    [PERFORMANCE_STATUS.started, 'answering'],
    [PERFORMANCE_STATUS.awaitingManagers, 'answered'],
    [PERFORMANCE_STATUS.awaitingFeedback, 'answered'],
  ] as const)('in a performance cycle by status %i: %s', (status, expected) => {
    expect(standingInCycle('performance', asked(status))).toBe(expected);
  });

  it('is done once it finished, ended early and left the company though they may have', () => {
    const finished = { isFinished: true, isClosed: true };
    const place = asked(PERFORMANCE_STATUS.finished, finished);
    expect(standingInCycle('performance', { ...place, isActive: false })).toBe('done');
    expect(standingInCycle('behavioral', asked(DISC_STATUS.finished, finished))).toBe('done');
  });

  it('is gone where a request was cancelled, or they left before they had answered', () => {
    const cancelled = asked(DISC_STATUS.started, { isClosed: true });
    expect(standingInCycle('behavioral', cancelled)).toBe('gone');
    const left = { ...asked(DISC_STATUS.sent), isActive: false };
    expect(standingInCycle('behavioral', left)).toBe('gone');
    expect(standingInCycle('behavioral', { isActive: false, response: null })).toBe('gone');
  });

  it('goes on with the managers of somebody who has left since', () => {
    const left = { ...asked(PERFORMANCE_STATUS.awaitingManagers), isActive: false };
    expect(standingInCycle('performance', left)).toBe('answered');
  });

  it('is unsent where nothing could be sent', () => {
    expect(standingInCycle('behavioral', { isActive: true, response: null })).toBe('unsent');
  });
});

it('lets everybody out of a cycle who has not answered', () => {
  expect(canLeaveCycle('unsent')).toBe(true);
  expect(canLeaveCycle('answering')).toBe(true);
  expect(canLeaveCycle('gone')).toBe(true);
  expect(canLeaveCycle('answered')).toBe(false);
  expect(canLeaveCycle('done')).toBe(false);
});

it('knows every place that a standing is told by', () => {
  const active = { isActive: true, response: asked(DISC_STATUS.sent).response };
  expect(placesStanding('behavioral', ['sent'])).toEqual([active]);
  expect(placesStanding('behavioral', ['unsent'])).toEqual([{ isActive: true, response: null }]);
  for (const kind of ['behavioral', 'performance'] as const) {
    const each = CYCLE_STANDINGS.map((standing) => placesStanding(kind, [standing]));
    for (const [at, places] of each.entries()) {
      const standings = places.map((place) => standingInCycle(kind, place));
      expect(new Set(standings)).toEqual(new Set(places.length > 0 ? [CYCLE_STANDINGS[at]] : []));
    }
    expect(each.flat()).toHaveLength(placesStanding(kind, CYCLE_STANDINGS).length);
  }
});
