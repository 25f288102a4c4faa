import { describe, expect, it } from 'vitest';
import { countRequests, countSkipped, skipReason } from './mass-send.ts';

const asked = { isActive: true, hasEmail: true, hasOpenRequest: false };

describe('who gets a request', () => {
  it.each([
    [asked, undefined],
    [{ ...asked, isActive: false }, 'inactive'],
    [{ ...asked, hasEmail: false }, 'no-email'],
    [{ ...asked, hasOpenRequest: true }, 'open-request'],
    [{ isActive: false, hasEmail: false, hasOpenRequest: true }, 'inactive'],
    [{ isActive: true, hasEmail: false, hasOpenRequest: true }, 'no-email'],
  ] as const)('%j: %s', (facts, reason) => {
    expect(skipReason(facts)).toBe(reason);
  });

  it('is counted, one by one or in groups, each person once', () => {
    const counts = countRequests([
      { ...asked, count: 12 },
      asked,
      { ...asked, isActive: false, count: 2 },
      { isActive: false, hasEmail: false, hasOpenRequest: true },
      { ...asked, hasEmail: false },
    ]);
    expect(counts).toEqual({
      asked: 13,
      skipped: { inactive: 3, 'no-email': 1, 'open-request': 0 },
    });
    expect(countSkipped(counts)).toBe(4);
    expect(countRequests([]).asked).toBe(0);
  });
});
