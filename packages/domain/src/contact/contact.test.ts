import { describe, expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';
import { isDay, toDay } from './day-text.ts';
import { findHiringDayFault, HIRING_DAY_FAULT_TEXTS, hiringDayProblem } from './hiring-day.ts';
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

describe('days', () => {
  const today = new Date('2026-11-28T12:00:00Z');

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-2-9', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['04/03/2024', '2024-03-04'],
    ['4/3/2024', '2024-03-04'],
    ['04-03-2024', '2024-03-04'],
    ['04.03.2024', '2024-03-04'],
    ['04/03/24', '2024-03-04'],
    ['04/03/27', '2027-03-04'],
    ['04/03/98', '1998-03-04'],
    ['2024-03-04', '2024-03-04'],
    ['2024/3/4', '2024-03-04'],
    [' 04/03/2024 00:00:00 ', '2024-03-04'],
    ['2024-03-04T00:00:00.000Z', '2024-03-04'],
    ['03/13/2024', undefined],
    ['29/02/2023', undefined],
    ['03/2024', undefined],
    ['45355', undefined],
    ['4 de março de 2024', undefined],
    ['', undefined],
  ])('are read from %j: %j', (text, day) => {
    expect(toDay(text, today)).toBe(day);
  });
});

describe('days of hiring', () => {
  const today = new Date('2026-11-28T12:00:00Z');
  it.each([
    ['2024-03-04', null],
    ['1900-01-01', null],
    ['1988-04-02', null],
    ['2027-11-28', null],
    ['2027-11-29', 'too-far-ahead'],
    ['1988-04-01', 'before-birth'],
    ['1899-12-31', 'too-early'],
    ['2024-02-30', 'unreadable'],
    ['04/03/2024', 'unreadable'],
  ] as const)('%j, of somebody born in 1988: %j', (date, fault) => {
    const bornOn = date < '1988' ? null : '1988-04-02';
    expect(findHiringDayFault(date, today, bornOn)).toBe(fault);
  });

  it('are a year ahead at most as São Paulo has the day', () => {
    const late = new Date('2026-11-29T01:00:00Z');
    expect(findHiringDayFault('2027-11-29', late)).toBe('too-far-ahead');
    const leap = new Date('2028-02-29T12:00:00Z');
    expect(findHiringDayFault('2029-02-28', leap)).toBeNull();
    expect(findHiringDayFault('2029-03-01', leap)).toBe('too-far-ahead');
  });

  it('say what is wrong with one, in words', () => {
    expect(hiringDayProblem('2024-03-04', today)).toBeUndefined();
    expect(hiringDayProblem('2028-03-04', today)).toBe(HIRING_DAY_FAULT_TEXTS['too-far-ahead']);
  });
});
