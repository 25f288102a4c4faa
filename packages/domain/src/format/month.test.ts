import { describe, expect, it } from 'vitest';
import { formatMonth, monthOf, monthsBetween, toMonth } from './month.ts';

describe('months', () => {
  it('are those of São Paulo', () => {
    expect(monthOf(new Date('2026-02-01T02:59:59.000Z'))).toBe('2026-01');
    expect(monthOf(new Date('2026-02-01T03:00:00.000Z'))).toBe('2026-02');
  });

  it.each([
    ['2026-01', 'jan/2026'],
    ['2025-12', 'dez/2025'],
  ])('are written short: %s', (month, text) => {
    expect(formatMonth(month)).toBe(text);
  });

  it.each(['2026-01', '1999-12'])('are taken from text: %s', (text) => {
    expect(toMonth(text)).toBe(text);
  });

  it.each([null, '', '2026-13', '2026-00', '2026-1', '26-01', '2026-01-05', 'janeiro'])(
    'are not made of %s',
    (text) => {
      expect(toMonth(text)).toBeNull();
    },
  );

  it('are listed from the latest to the first', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });
});
