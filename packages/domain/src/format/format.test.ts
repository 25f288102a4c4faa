import { describe, expect, it } from 'vitest';
import { asSentence } from './as-sentence.ts';
import { cutText } from './cut-text.ts';
import { dateOnlyOf, formatDate, formatDateTime, formatTime } from './date.ts';
import { daysBetween, daysIn } from './days-between.ts';
import { listNames } from './list-names.ts';
import { formatMean } from './mean.ts';
import { formatMoney } from './money.ts';
import { oneLine } from './one-line.ts';
import { formatPercent } from './percent.ts';

describe('formatDate', () => {
  it('shows the day it is in São Paulo', () => {
    expect(formatDate('2026-03-01T02:59:59Z')).toBe('28/02/2026');
    expect(formatDate('2026-03-01T03:00:00Z')).toBe('01/03/2026');
    expect(formatDate(new Date('2026-12-31T23:30:00-03:00'))).toBe('31/12/2026');
  });

  it('shows a date without a time as it stands', () => {
    expect(formatDate('1990-05-17')).toBe('17/05/1990');
  });

  it.each([null, undefined, '', 'ontem', '0001-01-01T00:00:00Z', '0001-01-01'])(
    'shows %j as -',
    (value) => {
      expect(formatDate(value)).toBe('-');
    },
  );
});

describe('dates in other languages', () => {
  it.each([
    ['2026-03-04T02:59:59Z', 'Mar 3, 2026', '03/03/2026'],
    ['1990-05-17', 'May 17, 1990', '17/05/1990'],
    ['0001-01-01', '-', '-'],
    [null, '-', '-'],
  ])('writes %j as %s and %s', (value, english, spanish) => {
    expect(formatDate(value, 'en')).toBe(english);
    expect(formatDate(value, 'es')).toBe(spanish);
  });
});

it('lists names and writes percents in other languages', () => {
  const names = ['Ana', 'Inês', 'Caio', 'Davi'];
  expect(listNames(names.slice(0, 2), 'en')).toBe('Ana and Inês');
  expect(listNames(names.slice(0, 2), 'es')).toBe('Ana e Inês');
  expect(listNames(names, 'en')).toBe('Ana, Inês, and 2 more');
  expect(listNames(names, 'es')).toBe('Ana, Inês y 2 más');
  expect([formatPercent(25.5, 'en'), formatPercent(25.5, 'es')]).toEqual(['25.5%', '25,5%']);
});

it('shows day and time as they are in São Paulo', () => {
  expect(formatDateTime('2026-03-01T02:59:59Z')).toBe('28/02/2026, 23:59');
  expect(formatDateTime(new Date('2026-11-20T12:00:00Z'))).toBe('20/11/2026, 09:00');
  expect(formatDateTime(null)).toBe('-');
  expect(formatDateTime('2026-03-04T17:05:00Z', 'es')).toBe('04/03/2026, 14:05');
  expect(formatDateTime('2026-03-05T03:00:00Z', 'en')).toBe('Mar 5, 2026, 00:00');
  expect(formatTime('2026-03-01T02:59:59Z')).toBe('23:59');
  expect(formatTime(new Date('2026-11-20T03:05:00Z'))).toBe('00:05');
});

it.each([
  ['Ocorreu um erro inesperado', 'Ocorreu um erro inesperado.'],
  ['Tente novamente. ', 'Tente novamente.'],
  ['Não foi possível se conectar ao servidor!', 'Não foi possível se conectar ao servidor!'],
  ['', ''],
])('writes %j as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

it.each([
  [[], ''],
  [['Foco'], 'Foco'],
  [['Foco', 'Clareza'], 'Foco e Clareza'],
  [['Foco', 'Clareza', 'Empatia'], 'Foco, Clareza e Empatia'],
  [['Foco', 'Clareza', 'Empatia', 'Calma'], 'Foco, Clareza e mais 2'],
])('lists %j', (names, text) => {
  expect(listNames(names)).toBe(text);
});

it.each([
  [25.5, '25,5%'],
  [30, '30,0%'],
  [0, '0,0%'],
  [33.333, '33,3%'],
  [100, '100,0%'],
])('writes %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

it.each([
  [3, '3,0', '3.0'],
  [3.25, '3,3', '3.3'],
  [0, '0,0', '0.0'],
])('writes a mean of %d as %s, and as %s in English', (mean, text, english) => {
  expect(formatMean(mean)).toBe(text);
  expect(formatMean(mean, 'en')).toBe(english);
});

describe('cutText', () => {
  it('leaves what fits', () => {
    expect(cutText('x'.repeat(45))).toBe('x'.repeat(45));
  });

  it('cuts to 45 characters in all', () => {
    const cut = cutText('x'.repeat(46));
    expect(cut).toBe(`${'x'.repeat(44)}…`);
  });

  it('leaves no space before the dots and no half characters', () => {
    expect(cutText('Foco em resultados', 6)).toBe('Foco…');
    expect(cutText('😀😀😀😀', 3)).toBe('😀😀…');
  });
});

describe('money', () => {
  it('is written in reais', () => {
    expect(formatMoney(650_000)).toBe('R$\u00a06.500,00');
    expect(formatMoney(5)).toBe('R$\u00a00,05');
  });
});

it('tells the day of a moment in São Paulo', () => {
  expect(dateOnlyOf(new Date('2026-03-01T02:59:59Z'))).toBe('2026-02-28');
  expect(dateOnlyOf(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01');
});

it.each([
  ['  Ana \n  Souza\t', 'Ana Souza'],
  ['Ac\u0327a\u0303o', 'A\u00e7\u00e3o'],
  ['\u2126', '\u03a9'],
])('keeps the name %j as %j', (given, kept) => {
  expect(oneLine(given)).toBe(kept);
});

it('tells a lifetime in days', () => {
  expect(daysIn(7 * 24 * 3_600_000)).toBe(7);
});

it('counts days across a change of the clock, a month and a year', () => {
  expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2026-12-18', '2026-12-11')).toBe(-7);
});
