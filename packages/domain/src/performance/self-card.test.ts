import { describe, expect, it } from 'vitest';
import { PERFORMANCE_STATUS } from './performance-status.ts';
import {
  type OwnResponse,
  pickCurrentResponse,
  selfCardAction,
  selfCardDate,
  selfCardWait,
} from './self-card.ts';

const { sent, viewed, started, awaitingManagers, awaitingFeedback, finished } = PERFORMANCE_STATUS;
const course = [sent, viewed, started, awaitingManagers, awaitingFeedback, finished];
const may = '2026-05-04T12:00:00Z';
const june = '2026-06-01T01:00:00+03:00';

function response(id: number, values: Partial<OwnResponse> = {}): OwnResponse {
  return { id, status: finished, sentAt: may, finishedAt: may, isCancelled: false, ...values };
}

describe('pickCurrentResponse', () => {
  it('prefers one that is not finished, however old', () => {
    const open = response(1, { status: awaitingFeedback, finishedAt: null });
    expect(pickCurrentResponse([open, response(2), response(3)])).toBe(open);
  });

  it('takes the newer of two that are not finished', () => {
    const older = response(1, { status: viewed, finishedAt: null });
    const newer = response(2, { status: sent, finishedAt: null });
    expect(pickCurrentResponse([older, newer])).toBe(newer);
  });

  it('takes the one that finished last, whatever the zone its date is written in', () => {
    const last = response(1, { finishedAt: june });
    const before = response(2, { finishedAt: new Date('2026-05-31T21:59:59Z') });
    expect(pickCurrentResponse([before, last])).toBe(last);
  });

  it('goes by the id where end dates are missing or equal', () => {
    expect(pickCurrentResponse([response(1), response(3), response(2)])?.id).toBe(3);
    const undated = [4, 6, 5].map((id) => response(id, { finishedAt: null }));
    expect(pickCurrentResponse(undated)?.id).toBe(6);
    expect(pickCurrentResponse([...undated, response(1)])?.id).toBe(1);
  });

  it('passes over cancelled ones', () => {
    const cancelled = response(2, { status: started, finishedAt: null, isCancelled: true });
    expect(pickCurrentResponse([response(1), cancelled])?.id).toBe(1);
    expect(pickCurrentResponse([cancelled])).toBeUndefined();
  });
});

it('answers, continues, then views', () => {
  expect(course.map(selfCardAction)).toEqual([
    'answer',
    'continue',
    'continue',
    'view',
    'view',
    'view',
  ]);
});

it('waits for the managers, then for their feedback', () => {
  expect(course.map(selfCardWait)).toEqual([null, null, null, 'managers', 'feedback', null]);
});

describe('selfCardDate', () => {
  it.each([
    [finished, may, june, { kind: 'finished', date: june }],
    [finished, may, null, { kind: 'finished', date: may }],
    [finished, may, '0001-01-01T00:00:00', { kind: 'finished', date: may }],
    [finished, null, null, { kind: 'finished', date: null }],
    [sent, may, null, { kind: 'sent', date: may }],
    [awaitingManagers, may, null, { kind: 'sent', date: may }],
    [sent, null, null, null],
    [sent, 'nunca', null, null],
  ] as const)('at status %i, sent %s, finished %s: %o', (status, sentAt, finishedAt, told) => {
    expect(selfCardDate({ status, sentAt, finishedAt })).toEqual(told);
  });
});
