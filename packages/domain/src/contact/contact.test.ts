import { describe, expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';
import { formatPhone, isPhone, PHONE_MASK } from './phone.ts';
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

describe('phones', () => {
  it.each(['(11) 98888-7777', '11988887777', '(11) 3333-4444', '1133334444', ' 11 98888-7777 '])(
    'takes %s',
    (text) => expect(isPhone(text)).toBe(true),
  );

  it.each(['', '988887777', '(11) 98888-77777', '(11) 9888a-7777', '11\u000098888-7777'])(
    'refuses %j',
    (text) => expect(isPhone(text)).toBe(false),
  );

  it('are written with their punctuation', () => {
    expect(formatPhone('11988887777')).toBe('(11) 98888-7777');
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
    expect(formatPhone('ramal 12')).toBe('ramal 12');
  });
});

describe('the mask of phones', () => {
  it.each([
    ['+55 11 98888-7777', '11988887777'],
    ['005511988887777', '11988887777'],
    ['551133334444', '1133334444'],
    ['(011) 3333-4444', '1133334444'],
    ['(55) 98888-7777', '55988887777'],
    ['8888', '8888'],
  ])('makes of %s, filled in whole, %s', (text, prepared) => {
    expect(PHONE_MASK.prepare?.(text)).toBe(prepared);
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
