import { describe, expect, it } from 'vitest';
import { countRequests, countSkipped, skipReason } from './mass-send.ts';

const asked = { isActive: true, hasEmail: true, hasOpenRequest: false };

describe('who gets a request', () => {
  it.each([
    [asked, undefined],
    [{ ...asked, isActive: false }, 'inactive'],
    [{ ...asked, hasEmail: false }, undefined],
    [{ ...asked, hasOpenRequest: true }, 'open-request'],
    [{ isActive: false, hasEmail: false, hasOpenRequest: true }, 'inactive'],
    [{ isActive: true, hasEmail: false, hasOpenRequest: true }, 'open-request'],
  ] as const)('%j: %s', (facts, reason) => {
    expect(skipReason(facts)).toBe(reason);
  });

  it('is counted, one by one or in groups, each person once', () => {
    const counts = countRequests([
      { ...asked, count: 12 },
      asked,
      { ...asked, isActive: false, count: 2 },
      { isActive: false, hasEmail: false, hasOpenRequest: true },
      { ...asked, hasEmail: false, count: 2 },
      { ...asked, hasEmail: false, hasOpenRequest: true },
    ]);
    expect(counts).toEqual({
      asked: 15,
      unmailed: 2,
      skipped: { inactive: 3, 'open-request': 1 },
    });
    expect(countSkipped(counts)).toBe(4);
    expect(countRequests([]).asked).toBe(0);
  });
});
