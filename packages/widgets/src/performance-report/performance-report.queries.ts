import type { ApiClient } from '@aferir/api-client';
import { apiQuery } from '@aferir/api-client/react';

/** The response of a link. */
export const linkedResponseQuery = (client: ApiClient, hash: string) =>
  apiQuery(client, '/RespostaDesempenho/get/{hash}', { params: { path: { hash } } });

/** What stands above a report. */
export const reportHeaderQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/RespostaDesempenho/GetDadosFuncionarioRelatorio', {
    params: { query: { idResposta } },
  });

/** The self scores of a response. */
export const selfScoresQuery = (client: ApiClient, idResposta: number) =>
  apiQuery(client, '/RespostaOpcaoDesempenho/GetRespostaIndices', {
    params: { query: { idResposta } },
  });

/** The scores of all managers, or of one. */
export const managerScoresQuery = (
  client: ApiClient,
  idResposta: number,
  idGestor: number | null,
) =>
  apiQuery(client, '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', {
    params: { query: { idResposta, idGestor: idGestor ?? 0 } },
  });

/** What the managers wrote on a competency. */
export const feedbackQuery = (client: ApiClient, idResposta: number, idCompetencia: number) =>
  apiQuery(client, '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack', {
    params: { query: { idResposta, idCompetencia } },
  });
