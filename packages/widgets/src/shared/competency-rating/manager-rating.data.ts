import type { ApiClient, Schema } from '@aferir/api-client';
import {
  listAgreementsQuery,
  listOwnManagerScoresQuery,
  listResponseCompetenciesQuery,
  saveManagerAnswerMutation,
  writeStep,
} from '@aferir/api-client/react';
import { isScore, type Score } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { type ShownAgreement, toShownAgreement } from '../agreements/agreements.data.ts';
import type { RatingSheet, SheetCompetency } from './manager-rating.machine.ts';
import type { RatedCompetency, Scores } from './rated-competency.ts';

/** Reads what a manager has to rate in a response, and what was sent before. */
export async function loadRatingSheet(
  client: ApiClient,
  { responseId, managerId, person }: Pick<RatingSheet, 'responseId' | 'managerId' | 'person'>,
  signal?: AbortSignal,
): Promise<RatingSheet> {
  const query = { idResposta: responseId };
  const [competencies, scores, earlierAgreements] = await Promise.all([
    listResponseCompetenciesQuery(client, { query }).read(signal),
    listOwnManagerScoresQuery(client, { query: { ...query, idGestor: managerId } }).read(signal),
    loadEarlierAgreements(client, responseId, signal),
  ]);
  return {
    responseId,
    managerId,
    person,
    competencies: competencies.map(toSheetCompetency),
    saved: toScores(scores),
    earlierAgreements,
  };
}

// They are told beside: without them there is as much to rate.
async function loadEarlierAgreements(
  client: ApiClient,
  responseId: number,
  signal: AbortSignal | undefined,
): Promise<readonly ShownAgreement[]> {
  try {
    const query = { idResposta: responseId };
    const { anteriores = [] } = await listAgreementsQuery(client, { query }).read(signal);
    return anteriores.map(toShownAgreement);
  } catch {
    return [];
  }
}

/** Sends one score of a manager; sending the same one again changes nothing. */
export function sendManagerScore(
  queries: QueryClient,
  client: ApiClient,
  { managerId }: RatingSheet,
  competency: SheetCompetency,
  score: Score,
): Promise<Schema<'ManagerProgress'>> {
  return writeStep(queries, saveManagerAnswerMutation(client), {
    body: {
      idRespostaOpcao: competency.optionId,
      idCompetencia: competency.id,
      idOrganogramaGestor: managerId,
      nrIndice: score,
    },
  });
}

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

function toSheetCompetency(competency: Schema<'ResponseCompetency'>): SheetCompetency {
  return { ...toRatedCompetency(competency), optionId: competency.idRespostaOpcao };
}
