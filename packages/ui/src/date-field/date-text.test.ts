import { expect, it } from 'vitest';
import { fromTyped, isDate, toTyped } from './date-text.ts';

it.each([
  ['29/02/2024', '2024-02-29'],
  ['1/2/2000', '2000-02-01'],
  [' 31/12/1999 ', '1999-12-31'],
])('reads %s as %s', (typed, date) => {
  expect(fromTyped(typed)).toBe(date);
  expect(isDate(date)).toBe(true);
});

it.each(['29/02/2023', '31/04/2020', '00/01/2020', '10/13/2020', '01/01/20', '10/1', ''])(
  'leaves %s as it is: there is no such day',
  (typed) => {
    expect(fromTyped(typed)).toBe(typed);
    expect(toTyped(typed)).toBe(typed);
  },
);

it.each(['2023-02-29', '2020-13-01', '2020-1-1', '12/04/1988', ''])(
  'tells that %s is no date',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);

it('writes a date as it is typed', () => {
  expect(toTyped('1988-04-12')).toBe('12/04/1988');
});
