import { isApiProblem, type LinkClient, type Schema } from '@aferir/api-client';
import {
  finishSelfAssessmentMutation,
  getSelfAssessmentByLinkQuery,
  listPerformanceCompetenciesQuery,
  listSelfAnswersQuery,
  markPerformanceStartedMutation,
  markPerformanceViewedMutation,
  saveSelfAnswerMutation,
  writeStep,
} from '@aferir/api-client/react';
import { PERFORMANCE_STATUS, type Score } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toShownAgreement } from '../shared/agreements/agreements.data.ts';
import { type Company, toCompany } from '../shared/company/company.ts';
import { toNotes, toRatedCompetency, toScores } from '../shared/competency-rating/index.ts';
import { type OpenedLink, readOpening } from '../shared/questionnaire/read-opening.ts';
import type { LinearOutcome } from '../shared/questionnaire/use-linear-questionnaire.ts';
import type { PerformanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** Opens the self-assessment of the client's link. Throws the ApiProblem of a link that is dead. */
export async function openSelfAssessment(
  client: LinkClient,
  messages: Pick<PerformanceSelfAssessmentMessages, 'responseMissing' | 'competenciesMissing'>,
  link: OpenedLink,
  signal?: AbortSignal,
): Promise<LinearOutcome<SelfAssessment>> {
  const params = { path: { hash: client.hash } };
  const opening = await readOpening(
    getSelfAssessmentByLinkQuery(client, params).read(signal),
    link,
    'desempenho',
  );
  if (opening.outcome !== 'read') return opening;

  const { reply: response, info } = opening;
  const company = toCompany(info);
  if (!response.idResposta) return { outcome: 'incomplete', message: messages.responseMissing };
  if (response.flConcluido)
    return { outcome: 'opened', assessment: toAssessment(company, response) };
  const [competencies, answers] = await Promise.all([
    response.competencias ?? loadCompetencies(client, signal),
    response.respostas ?? loadAnswers(client, signal),
  ]);
  if (competencies.length === 0) {
    return { outcome: 'incomplete', message: messages.competenciesMissing };
  }
  return { outcome: 'opened', assessment: toAssessment(company, response, competencies, answers) };
}

/** Saves a score and says how many competencies have one now. */
export async function saveSelfScore(
  queries: QueryClient,
  client: LinkClient,
  answer: { responseId: number; competencyId: number; score: Score; note: string | undefined },
): Promise<number> {
  const progress = await writeStep(queries, saveSelfAnswerMutation(client), {
    body: {
      idResposta: answer.responseId,
      idCompetencia: answer.competencyId,
      nrIndice: answer.score,
      ...(answer.note !== undefined && { dsComentario: answer.note }),
    },
  });
  return progress.qtdCompetencias;
}

/** Tells the server that the self-assessment was viewed or started. */
export function reportSelfStatus(
  queries: QueryClient,
  client: LinkClient,
  responseId: number,
  status: typeof PERFORMANCE_STATUS.viewed | typeof PERFORMANCE_STATUS.started,
): Promise<unknown> {
  const response = { idResposta: responseId };
  return status === PERFORMANCE_STATUS.viewed
    ? writeStep(queries, markPerformanceViewedMutation(client), { body: response })
    : writeStep(queries, markPerformanceStartedMutation(client), { params: { query: response } });
}

/** Finishes the self-assessment; doing it again changes nothing. */
export async function finishSelfAssessment(
  queries: QueryClient,
  client: LinkClient,
  responseId: number,
  answeredCount: number,
): Promise<Pick<SelfAssessment, 'status' | 'withoutEmail'>> {
  const { cdStatus, lstSemEmail } = await writeStep(queries, finishSelfAssessmentMutation(client), {
    body: { idResposta: responseId, nrPerguntasRespondidas: answeredCount },
  });
  return { status: cdStatus, withoutEmail: [...new Set(lstSemEmail)] };
}

async function loadAnswers(
  client: LinkClient,
  signal: AbortSignal | undefined,
): Promise<readonly Schema<'SelfAnswer'>[]> {
  const { rows } = await listSelfAnswersQuery(client, { path: { hash: client.hash } }).read(signal);
  return rows;
}

// A list that does not come now may come later, as an empty one may.
async function loadCompetencies(
  client: LinkClient,
  signal: AbortSignal | undefined,
): Promise<readonly Schema<'PerformanceCompetency'>[]> {
  try {
    const { rows } = await listPerformanceCompetenciesQuery(client).read(signal);
    return rows;
  } catch (cause) {
    if (isApiProblem(cause) && cause.isRetryable) return [];
    throw cause;
  }
}

function toAssessment(
  company: Company,
  response: Schema<'PerformanceLinkedResponse'>,
  competencies: readonly Schema<'PerformanceCompetency'>[] = [],
  answers: readonly Schema<'SelfAnswer'>[] = [],
): SelfAssessment {
  return {
    responseId: response.idResposta,
    company,
    status: response.idRespostaStatusAtual,
    isFinished: response.flConcluido,
    canAnswer: response.flPapel === 'responder',
    items: competencies.map(toRatedCompetency),
    saved: toScores(answers),
    savedNotes: toNotes(answers),
    earlierAgreements: (response.combinados ?? []).map(toShownAgreement),
  };
}
