import { describe, expect, it } from 'vitest';
import type { OutcomeName, ProfileSum } from '../disc/index.ts';
import { compareDiscResults, outcomeChange } from './disc-comparison.ts';

const cases: readonly [OutcomeName, OutcomeName, string][] = [
  ['Dominante', 'Dominante', 'same'],
  ['Conforme Estável', 'Conforme Estável', 'same'],
  ['Conforme Estável', 'Estável Conforme', 'swapped'],
  ['Conforme Estável', 'Conforme Dominante', 'secondary'],
  ['Conforme', 'Conforme Dominante', 'secondary'],
  ['Conforme Dominante', 'Conforme', 'secondary'],
  ['Conforme', 'Dominante', 'primary'],
  ['Conforme Estável', 'Estável', 'primary'],
  ['Conforme Estável', 'Estável Influente', 'primary'],
];

describe('outcomeChange', () => {
  it.each(cases)('from %s to %s is %s', (before, after, change) => {
    expect(outcomeChange(before, after)).toBe(change);
  });
});

describe('compareDiscResults', () => {
  const sums = (D: number, I: number, S: number, C: number): ProfileSum[] => [
    { profile: 'Conforme', sum: C },
    { profile: 'Dominante', sum: D },
    { profile: 'Estável', sum: S },
    { profile: 'Influente', sum: I },
  ];

  it('tells profile, sums and competencies', () => {
    const comparison = compareDiscResults(
      {
        outcome: 'Conforme Dominante',
        sums: sums(56, 32, 44, 68),
        competencies: [{ key: 'Foco', name: 'Foco', value: 60 }],
      },
      {
        outcome: 'Dominante Conforme',
        sums: sums(66, 32, 40, 62),
        competencies: [{ key: 'Foco', name: 'Foco', value: 72 }],
      },
    );
    expect(comparison).toMatchObject({
      before: 'Conforme Dominante',
      after: 'Dominante Conforme',
      outcome: 'swapped',
    });
    expect(comparison.sums.map(({ name, difference }) => [name, difference])).toEqual([
      ['Dominante', 10],
      ['Influente', 0],
      ['Estável', -4],
      ['Conforme', -6],
    ]);
    expect(comparison.competencies[0]?.difference).toBe(12);
  });
});
