import type { Schema } from '@aferir/api-client';
import { describe, expect, it } from 'vitest';
import { ratings, selfScores } from '../../performance-report/performance-report.fixtures.ts';
import { compareCompetencies, toCalibrations, toRatings } from './score-comparison.ts';

function row(managerId: number, competencyId: number, score: number): Schema<'ManagerScore'> {
  return {
    idCompetencia: competencyId,
    cdCompetencia: `C${competencyId}`,
    nmCompetencia: `Competência ${competencyId}`,
    idOrganogramaGestor: managerId,
    nmGestor: `Gestor ${managerId}`,
    notaFunc: 5,
    notaGestor: score,
    haDiferenca: 1,
  };
}

describe('toRatings', () => {
  it('groups rows by manager, in whatever order they come', () => {
    const rows = [row(7, 1, 4), row(8, 2, 9), row(8, 1, 0), row(7, 2, 6)];
    expect(toRatings({ rows, qtdRecords: 4 })).toEqual([
      {
        managerId: 7,
        name: 'Gestor 7',
        scores: new Map([
          [1, 4],
          [2, 6],
        ]),
      },
      {
        managerId: 8,
        name: 'Gestor 8',
        scores: new Map([
          [2, 9],
          [1, 0],
        ]),
      },
    ]);
  });
});

describe('compareCompetencies', () => {
  it('sets averages, gaps and verdicts as worked out by hand', () => {
    const compared = compareCompetencies(selfScores, ratings);
    const table = compared.map(({ average, comparison }) => [
      average,
      comparison?.gap,
      comparison?.verdict,
    ]);
    expect(table).toEqual([
      [8, 0, 'aligned'],
      [4.5, 4.5, 'disagreement'],
      [6, 1, 'aligned'],
      [6, 3, 'moderate'],
      [7, 3, 'moderate'],
      [5.5, 0.5, 'aligned'],
      [0, 0, 'aligned'],
      [6, 1, 'aligned'],
    ]);
  });

  it('takes what was calibrated in place of the mean, 0 too', () => {
    const calibradas = [
      { idCompetencia: 1, nrNota: 0, dsMotivo: null },
      { idCompetencia: 2, nrNota: 9, dsMotivo: 'A régua é outra.' },
    ];
    const calibrations = toCalibrations({ rows: [], qtdRecords: 0, calibradas });
    expect(compareCompetencies(selfScores, ratings, calibrations)).toMatchObject([
      { average: 0, comparison: { gap: 8 }, calibration: { score: 0, reason: null } },
      { average: 9, comparison: { gap: 0 }, calibration: { reason: 'A régua é outra.' } },
      ...compareCompetencies(selfScores, ratings).slice(2),
    ]);
    expect(toCalibrations({ rows: [], qtdRecords: 0 }).size).toBe(0);
    expect(compareCompetencies(selfScores, [], calibrations)[0]?.average).toBeNull();
  });

  it('compares nothing where a side is missing, and takes 0 for a score', () => {
    const [first] = selfScores;
    if (!first) throw new Error('no fixture');
    const missing = compareCompetencies([{ ...first, selfScore: null }], ratings);
    expect(missing[0]).toMatchObject({ average: 8, comparison: null });
    expect(compareCompetencies([first], [])[0]).toMatchObject({ average: null, comparison: null });
    const zero = compareCompetencies([{ ...first, selfScore: 0 }], ratings);
    expect(zero[0]?.comparison).toMatchObject({ gap: 8, verdict: 'disagreement' });
  });
});
