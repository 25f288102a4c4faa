// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read what waits for staff. `GET /Inicio/GetPendencias` */
export const getWaitingQuery: ReadOf<'getWaiting'> = (client, params) =>
  apiQuery(client, 'getWaiting', '/Inicio/GetPendencias', params);

/** Read the figures of the dashboard. `GET /Inicio/GetPainel` */
export const getDashboardQuery: ReadOf<'getDashboard'> = (client, params) =>
  apiQuery(client, 'getDashboard', '/Inicio/GetPainel', params);

/** Read the board report. `GET /Inicio/GetRelatorioDiretoria` */
export const getBoardReportQuery: ReadOf<'getBoardReport'> = (client, params) =>
  apiQuery(client, 'getBoardReport', '/Inicio/GetRelatorioDiretoria', params);

/** List cycles that figures can be told of. `GET /Inicio/GetCiclos` */
export const listDashboardCyclesQuery: ReadOf<'listDashboardCycles'> = (client, params) =>
  apiQuery(client, 'listDashboardCycles', '/Inicio/GetCiclos', params);

/** List trainings with the progress of some people. `GET /Inicio/GetTreinamentos` */
export const listDashboardTrainingsQuery: ReadOf<'listDashboardTrainings'> = (client, params) =>
  apiQuery(client, 'listDashboardTrainings', '/Inicio/GetTreinamentos', params);

/** Count people by profile. `GET /Resposta/GetPerfisQuantidadePessoas` */
export const listDiscProfileSharesQuery: ReadOf<'listDiscProfileShares'> = (client, params) =>
  apiQuery(client, 'listDiscProfileShares', '/Resposta/GetPerfisQuantidadePessoas', params);

/** List average scores by competency. `GET /RespostaDesempenho/GetTabelaAgregacao` */
export const listCompetencyAveragesQuery: ReadOf<'listCompetencyAverages'> = (client, params) =>
  apiQuery(client, 'listCompetencyAverages', '/RespostaDesempenho/GetTabelaAgregacao', params);

/** Read the department tree with headcounts. `GET /OrganogramaNo/GetDepartamentoQtdsCargos` */
export const listDepartmentHeadcountsQuery: ReadOf<'listDepartmentHeadcounts'> = (client, params) =>
  apiQuery(client, 'listDepartmentHeadcounts', '/OrganogramaNo/GetDepartamentoQtdsCargos', params);

/** List positions with headcounts. `GET /OrganogramaCargo/GetCargoQuantidadeFuncionarios` */
export const listPositionHeadcountsQuery: ReadOf<'listPositionHeadcounts'> = (client, params) =>
  apiQuery(client, 'listPositionHeadcounts', '/OrganogramaCargo/GetCargoQuantidadeFuncionarios', params);

/** List trainings with their progress. `GET /Treinamento/GetGridDashboard` */
export const listTrainingProgressQuery: ReadOf<'listTrainingProgress'> = (client, params) =>
  apiQuery(client, 'listTrainingProgress', '/Treinamento/GetGridDashboard', params);
