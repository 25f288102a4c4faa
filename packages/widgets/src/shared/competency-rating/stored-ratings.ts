import type { Schema } from '@aferir/api-client';
import { isScore, type Score } from '@aferir/domain';
import type { Notes, RatedCompetency, Scores } from './rated-competency.ts';

/** A competency of the contract, in the terms of the screen. */
export function toRatedCompetency(competency: Schema<'PerformanceCompetency'>): RatedCompetency {
  return {
    id: competency.idCompetencia,
    name: competency.nmCompetencia,
    description: competency.dsCompetencia,
  };
}

/** Stored scores by competency. */
export function toScores(
  answers: readonly { readonly idCompetencia: number; readonly nrIndice: number }[],
): Scores {
  const entries = answers
    .map(({ idCompetencia, nrIndice }) => [idCompetencia, nrIndice] as const)
    .filter((entry): entry is readonly [number, Score] => isScore(entry[1]));
  return Object.fromEntries(entries);
}

/** What is stored beside scores, by competency. */
export function toNotes(
  answers: readonly { readonly idCompetencia: number; readonly dsComentario?: string }[],
): Notes {
  return Object.fromEntries(
    answers.map(({ idCompetencia, dsComentario = '' }) => [idCompetencia, dsComentario]),
  );
}
