import { describe, expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';
import { isState, STATE_NAMES, STATES } from './states.ts';
import { formatZipCode, isZipCode } from './zip-code.ts';

describe('states', () => {
  it('are 27, each once', () => {
    expect(STATES).toHaveLength(27);
    expect(new Set(Object.values(STATE_NAMES)).size).toBe(27);
  });

  it('are told from other texts', () => {
    expect(['SP', 'DF', 'sp', 'XX', 'toString', ''].filter(isState)).toEqual(['SP', 'DF']);
  });
});

describe('CEPs', () => {
  it('have eight digits', () => {
    expect(['01310-100', '01310100', '0131010', '01310-10a', ''].filter(isZipCode)).toEqual([
      '01310-100',
      '01310100',
    ]);
    expect(formatZipCode('01310100')).toBe('01310-100');
    expect(formatZipCode('013')).toBe('013');
  });
});

describe('births', () => {
  const today = new Date('2026-11-23T12:00:00Z');
  it.each([
    ['1988-04-02', true],
    ['2026-11-22', true],
    ['2026-11-24', false],
    ['1899-12-31', false],
    ['1990-02-30', false],
    ['0001-01-01', false],
    ['', false],
  ])('%j is one: %s', (date, expected) => {
    expect(isBirthDate(date, today)).toBe(expected);
  });
});
