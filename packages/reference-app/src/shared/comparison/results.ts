import type { Schema } from '@aferir/api-client';
import {
  type DiscResult,
  describeOutcome,
  findProfile,
  meanOf,
  type NamedValue,
  type PerformanceResult,
  type ProfileSum,
} from '@aferir/domain';

/** Reads what a behavioral assessment came to. Profiles are matched by name. */
export function toDiscResult(
  { response }: Pick<Schema<'DiscProfileReport'>, 'response'>,
  competencies: readonly Schema<'DiscCompetencyIndex'>[],
): DiscResult {
  const sums = response.flatMap(({ nmPerfil, soma }): ProfileSum[] => {
    const profile = findProfile(nmPerfil);
    return profile ? [{ profile, sum: soma }] : [];
  });
  return {
    outcome: describeOutcome(sums).name,
    sums,
    competencies: competencies.map(({ nmCompetencia, nrIndice }) => ({
      key: nmCompetencia,
      name: nmCompetencia,
      value: nrIndice,
    })),
  };
}

/** Reads what a performance assessment came to, with the mean of the managers by competency. */
export function toPerformanceResult(
  selfScores: readonly Schema<'CompetencyScore'>[],
  { rows }: Schema<'ManagerScoreList'>,
): PerformanceResult {
  const averageOf = (id: number) =>
    meanOf(
      rows.filter(({ idCompetencia }) => idCompetencia === id).map(({ notaGestor }) => notaGestor),
    );
  const toValue = (row: Schema<'CompetencyScore'>, value: number | null): NamedValue => ({
    key: row.idCompetencia,
    name: row.nmCompetencia,
    value,
  });
  return {
    selfScores: selfScores.map((row) => toValue(row, row.nrIndice)),
    averages: selfScores.map((row) => toValue(row, averageOf(row.idCompetencia))),
  };
}
