import type { ApiClient, ApiProblem, Schema } from '@aferir/api-client';
import {
  apiQuery,
  discCompetenciesQuery,
  discProfileReportQuery,
  discRequestsOfPersonQuery,
} from '@aferir/api-client/react';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { toDiscResult, toPerformanceResult } from './results.ts';

/** Nobody has more assessments than this. */
const ALL = { take: 1000, index: 0 };

/** Every behavioral assessment of a person, newest first. */
export const ownDiscResponsesQuery = (client: ApiClient, personId: number) =>
  discRequestsOfPersonQuery(client, { idOrganogramaPessoa: personId, ...ALL });

/** Every performance assessment of a person, newest first. */
export const ownPerformanceResponsesQuery = (client: ApiClient, personId: number) =>
  apiQuery(client, '/RespostaDesempenho/GetRespostasPessoa', {
    params: { query: { idOrganogramaPessoa: personId, ...ALL } },
  });

const selfScoresQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/RespostaOpcaoDesempenho/GetRespostaIndices', {
    params: { query: { idResposta } },
  });

const managerScoresQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', {
    params: { query: { idResposta, idGestor: 0 } },
  });

/** What a behavioral assessment came to. */
export const discResultQuery = (queries: QueryClient, client: ApiClient, responseId: number) =>
  queryOptions<ReturnType<typeof toDiscResult>, ApiProblem>({
    queryKey: [client.id, 'disc-result', responseId],
    queryFn: async () => {
      const [report, competencies]: [
        Schema<'DiscProfileReport'>,
        readonly Schema<'DiscCompetencyIndex'>[],
      ] = await Promise.all([
        queries.fetchQuery(discProfileReportQuery(client, responseId)),
        queries.fetchQuery(discCompetenciesQuery(client, responseId)),
      ]);
      return toDiscResult(report, competencies);
    },
  });

/** What a performance assessment came to. */
export const performanceResultQuery = (
  queries: QueryClient,
  client: ApiClient,
  responseId: number,
) =>
  queryOptions<ReturnType<typeof toPerformanceResult>, ApiProblem>({
    queryKey: [client.id, 'performance-result', responseId],
    queryFn: async () => {
      // What another page read a moment ago may be from before the managers had rated.
      const [selfScores, managerScores] = await Promise.all([
        queries.fetchQuery({ ...selfScoresQuery(client, responseId), staleTime: 0 }),
        queries.fetchQuery({ ...managerScoresQuery(client, responseId), staleTime: 0 }),
      ]);
      return toPerformanceResult(selfScores, managerScores);
    },
  });
