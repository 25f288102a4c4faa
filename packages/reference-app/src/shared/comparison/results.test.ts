import { discCompetencies, discProfileReport } from '@aferir/api-client/testing';
import { expect, it } from 'vitest';
import { toDiscResult, toPerformanceResult } from './results.ts';

it('reads profiles by name, wherever they stand', () => {
  const response = discProfileReport.response.toReversed();
  const { outcome, sums, competencies } = toDiscResult({ response }, discCompetencies);
  expect(outcome).toBe('Conforme Dominante');
  expect(sums).toContainEqual({ profile: 'Conforme', sum: 68 });
  expect(competencies[0]).toEqual({
    key: 'Atenção à qualidade',
    name: 'Atenção à qualidade',
    value: 86,
  });
});

it('takes the mean of the managers by competency; a missing score stays missing', () => {
  const competency = (idCompetencia: number, nrIndice: number | null) => ({
    idCompetencia,
    cdCompetencia: `C${idCompetencia}`,
    nmCompetencia: `Competência ${idCompetencia}`,
    dsCompetencia: null,
    nrIndice,
  });
  const rating = (idCompetencia: number, idOrganogramaGestor: number, notaGestor: number) => ({
    idCompetencia,
    cdCompetencia: `C${idCompetencia}`,
    nmCompetencia: `Competência ${idCompetencia}`,
    idOrganogramaGestor,
    nmGestor: 'Ana Souza',
    notaFunc: null,
    notaGestor,
    haDiferenca: 0 as const,
  });
  const result = toPerformanceResult([competency(1, 0), competency(2, null)], {
    rows: [rating(1, 7, 0), rating(1, 8, 5)],
    qtdRecords: 2,
  });
  expect(result.selfScores.map(({ value }) => value)).toEqual([0, null]);
  expect(result.averages.map(({ value }) => value)).toEqual([2.5, null]);
  const calibrated = toPerformanceResult([competency(1, 0), competency(2, null)], {
    rows: [rating(1, 7, 0), rating(1, 8, 5)],
    qtdRecords: 2,
    calibradas: [{ idCompetencia: 1, nrNota: 0, dsMotivo: null }],
  });
  expect(calibrated.averages.map(({ value }) => value)).toEqual([0, null]);
});
