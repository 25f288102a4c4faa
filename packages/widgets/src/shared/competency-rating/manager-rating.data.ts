import type { ApiClient, Schema } from '@aferir/api-client';
import {
  listAgreementsQuery,
  listOwnManagerScoresQuery,
  listResponseCompetenciesQuery,
  saveManagerAnswerMutation,
  writeStep,
} from '@aferir/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import { type ShownAgreement, toShownAgreement } from '../agreements/agreements.data.ts';
import type { RatingSheet, RatingToSend, SheetCompetency } from './manager-rating.machine.ts';
import { toNotes, toRatedCompetency, toScores } from './stored-ratings.ts';

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
    savedNotes: toNotes(scores),
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

/** Sends one score of a manager; sending the same one again changes nothing. Tells whom no mail reaches whose turn it is now, or whose result is out. */
export async function sendManagerScore(
  queries: QueryClient,
  client: ApiClient,
  { managerId }: RatingSheet,
  { competency, score, note }: RatingToSend,
): Promise<{ readonly withoutEmail: readonly string[] }> {
  const { lstSemEmail } = await writeStep(queries, saveManagerAnswerMutation(client), {
    body: {
      idRespostaOpcao: competency.optionId,
      idCompetencia: competency.id,
      idOrganogramaGestor: managerId,
      nrIndice: score,
      ...(note !== undefined && { dsComentario: note }),
    },
  });
  return { withoutEmail: [...new Set(lstSemEmail)] };
}

function toSheetCompetency(competency: Schema<'ResponseCompetency'>): SheetCompetency {
  return { ...toRatedCompetency(competency), optionId: competency.idRespostaOpcao };
}
