import type { ApiClient, ApiProblem, Schema } from '@aferir/api-client';
import {
  getDiscProfileReportQuery,
  listDiscCompetenciesQuery,
  listManagerScoresQuery,
  listSelfScoresQuery,
} from '@aferir/api-client/react';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { toDiscResult, toPerformanceResult } from './results.ts';

/** What a behavioral assessment came to. */
export const discResultQuery = (queries: QueryClient, client: ApiClient, idResposta: number) =>
  queryOptions<ReturnType<typeof toDiscResult>, ApiProblem>({
    queryKey: [client.id, 'disc-result', idResposta],
    queryFn: async () => {
      const report: Schema<'DiscProfileReport'> = await queries.fetchQuery(
        getDiscProfileReportQuery(client, { query: { idResposta, hsResposta: '0' } }),
      );
      const competencies =
        report.competencias ??
        (await queries.fetchQuery(listDiscCompetenciesQuery(client, { path: { idResposta } })));
      return toDiscResult(report, competencies);
    },
  });

/** What a performance assessment came to. */
export const performanceResultQuery = (
  queries: QueryClient,
  client: ApiClient,
  idResposta: number,
) =>
  queryOptions<ReturnType<typeof toPerformanceResult>, ApiProblem>({
    queryKey: [client.id, 'performance-result', idResposta],
    queryFn: async () => {
      const own = listSelfScoresQuery(client, { query: { idResposta } });
      const theirs = listManagerScoresQuery(client, { query: { idResposta, idGestor: 0 } });
      // What another page read a moment ago may be from before the managers had rated.
      const [selfScores, managerScores] = await Promise.all([
        queries.fetchQuery({ ...own, staleTime: 0 }),
        queries.fetchQuery({ ...theirs, staleTime: 0 }),
      ]);
      return toPerformanceResult(selfScores, managerScores);
    },
  });
