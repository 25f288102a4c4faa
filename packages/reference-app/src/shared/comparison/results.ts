import type { Schema } from '@aferir/api-client';
import {
  countedScores,
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

/** Reads what a performance assessment came to, with the mean of the managers, or what was calibrated in its place, by competency. */
export function toPerformanceResult(
  selfScores: readonly Schema<'CompetencyScore'>[],
  { rows, calibradas = [] }: Schema<'ManagerScoreList'>,
): PerformanceResult {
  const averageOf = (id: number) => {
    const isOfIt = ({ idCompetencia }: { idCompetencia: number }) => idCompetencia === id;
    const given = rows.filter(isOfIt).map(({ notaGestor }) => notaGestor);
    return meanOf(countedScores(given, calibradas.find(isOfIt)?.nrNota));
  };
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
