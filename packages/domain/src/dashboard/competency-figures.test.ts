import { describe, expect, it } from 'vitest';
import { competencyAlignmentLevel } from './competency-alignment.ts';
import { type CompetencySums, competencyFigures } from './competency-figures.ts';

const sums = (id: number, given: Partial<CompetencySums>): CompetencySums => ({
  id,
  name: `Competência ${id}`,
  compared: 10,
  aligned: 10,
  selfSum: 70,
  managerSum: 70,
  ...given,
});

describe('competencyFigures', () => {
  it('tells means with one decimal and whole percents', () => {
    const [row] = competencyFigures([
      sums(1, { compared: 3, aligned: 2, selfSum: 20, managerSum: 22 + 1 / 3 }),
    ]).rows;
    expect(row).toMatchObject({
      selfMean: 6.7,
      managerMean: 7.4,
      difference: 0.8,
      alignedPercent: 67,
    });
  });

  it('tells the best aligned and the widest gap, and the one figure of all', () => {
    const overview = competencyFigures([
      sums(1, { aligned: 7, selfSum: 72 }),
      sums(2, { aligned: 9, selfSum: 90, managerSum: 60 }),
      sums(3, { aligned: 6, selfSum: 50, managerSum: 51 }),
      sums(4, { compared: 0, aligned: 0, selfSum: 0, managerSum: 0 }),
    ]);
    expect(overview.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(overview.bestAligned?.id).toBe(2);
    expect(overview.widestGap?.id).toBe(2);
    expect(overview.mean).toBe(6);
    expect(overview.selfMean).toBe(7.1);
    expect(overview.alignedPercent).toBe(73);
    expect(overview.critical).toBe(1);
  });

  it('settles ties by the other figure, then by the order given', () => {
    const overview = competencyFigures([
      sums(1, { selfSum: 75 }),
      sums(2, { selfSum: 72 }),
      sums(3, { selfSum: 75 }),
    ]);
    expect(overview.bestAligned?.id).toBe(2);
    expect(overview.widestGap?.id).toBe(1);
  });

  it('knows no widest gap where no two means differ', () => {
    expect(competencyFigures([sums(1, {})]).widestGap).toBeNull();
  });

  it('knows nothing of nobody', () => {
    expect(competencyFigures([])).toEqual({
      rows: [],
      bestAligned: null,
      widestGap: null,
      mean: null,
      selfMean: null,
      alignedPercent: null,
      critical: 0,
    });
  });
});

it.each([
  [100, 'good'],
  [70, 'good'],
  [69, 'medium'],
  [56, 'medium'],
  [55, 'bad'],
  [0, 'bad'],
])('%i percent are %s', (percent, level) => {
  expect(competencyAlignmentLevel(percent)).toBe(level);
});
