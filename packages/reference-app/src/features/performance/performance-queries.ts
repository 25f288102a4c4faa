import type { ApiClient, operations } from '@aferir/api-client';
import { apiMutation, apiQuery } from '@aferir/api-client/react';

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** A page of people with their latest request. */
export const performanceByEmployeeQuery = (
  client: ApiClient,
  query: QueryOf<'listPerformanceByEmployee'>,
) => apiQuery(client, '/RespostaDesempenho/GetPessoasGrid', { params: { query } });

/** A page of a person's requests. */
export const performanceRequestsOfPersonQuery = (
  client: ApiClient,
  query: QueryOf<'listPerformanceRequestsOfPerson'>,
) => apiQuery(client, '/RespostaDesempenho/GetRespostasPessoa', { params: { query } });

/** What a person is called. */
export const personNameQuery = (client: ApiClient, id: number) =>
  apiQuery(client, '/OrganogramaPessoa/GetNomePessoa/{id}', { params: { path: { id } } });

/** The status of a person's latest request, 0 when there is none. */
export const latestPerformanceStatusQuery = (client: ApiClient, idPessoa: number) =>
  apiQuery(client, '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}', {
    params: { path: { idPessoa } },
  });

/** Whom a mass send would reach and skip. */
export const performanceMassSendPreviewQuery = (client: ApiClient) =>
  apiQuery(client, '/RespostaDesempenho/GetPreviaEnvioTodos');

/** Sends a request to one person. */
export const createPerformanceRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/RespostaDesempenho/Post');

/** Sends a request to everybody who can get one. */
export const createPerformanceRequestsForAllMutation = (client: ApiClient) =>
  apiMutation(client, '/RespostaDesempenho/PostTodosFuncionarios');

/** Mails again to whoever a person's open review waits for. */
export const resendPerformanceRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/RespostaDesempenho/ReenviarEmails');

/** Closes an open request. */
export const closePerformanceRequestMutation = (client: ApiClient) =>
  apiMutation(client, '/RespostaDesempenho/Encerrar');
