// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read the training to watch. `GET /Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}` */
export const getPlayerTrainingQuery: ReadOf<'getPlayerTraining'> = (client, params) =>
  apiQuery(client, 'getPlayerTraining', '/Treinamento/GetDadosTreinamentoPlataformaTreinamento/{hs}/{pin}', params);

/** List the categories of the training. `GET /Treinamento/GetCategoriasPlataformaTreinamento/{hs}/{pin}` */
export const listPlayerCategoriesQuery: ReadOf<'listPlayerCategories'> = (client, params) =>
  apiQuery(client, 'listPlayerCategories', '/Treinamento/GetCategoriasPlataformaTreinamento/{hs}/{pin}', params);

/** List sessions and videos with saved progress. `GET /Treinamento/GetRecursosPlataformaTreinamento/{hs}/{pin}` */
export const listPlayerResourcesQuery: ReadOf<'listPlayerResources'> = (client, params) =>
  apiQuery(client, 'listPlayerResources', '/Treinamento/GetRecursosPlataformaTreinamento/{hs}/{pin}', params);

/** Save watching progress. `POST /Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}` */
export const savePlayerProgressMutation: WriteOf<'savePlayerProgress'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/PostEstadoRecursoPlataformaTreinamento/{hs}/{pin}', ['getPlayerTraining', 'listPlayerResources', 'getTrainingReport', 'listTrainingStateOfPerson', 'listNotifications', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet']);

/** Get the signed address of a video. `GET /Treinamento/GetSignedUrl/{hs}/{pin}` */
export const getPlayerVideoUrlQuery: ReadOf<'getPlayerVideoUrl'> = (client, params) =>
  apiQuery(client, 'getPlayerVideoUrl', '/Treinamento/GetSignedUrl/{hs}/{pin}', params);

/** Check a PIN. `GET /Treinamento/ValidarAcesso/{hs}/{pin}` */
export const validatePlayerPinQuery: ReadOf<'validatePlayerPin'> = (client, params) =>
  apiQuery(client, 'validatePlayerPin', '/Treinamento/ValidarAcesso/{hs}/{pin}', params);

/** Mail a new PIN. `POST /Treinamento/EnviarPin/{hs}` */
export const sendPlayerPinMutation: WriteOf<'sendPlayerPin'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/EnviarPin/{hs}', ['listEmployeeMails']);

/** Lengthen the PIN in use. `POST /Treinamento/RefreshPin` */
export const refreshPlayerPinMutation: WriteOf<'refreshPlayerPin'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/RefreshPin', ['getPlayerTraining', 'validatePlayerPin']);

/** Read the masked address of the learner. `GET /Treinamento/GetMaskedEmail/{hs}` */
export const getPlayerMaskedEmailQuery: ReadOf<'getPlayerMaskedEmail'> = (client, params) =>
  apiQuery(client, 'getPlayerMaskedEmail', '/Treinamento/GetMaskedEmail/{hs}', params);

/** Verify a certificate. `GET /Treinamento/VerificarCertificado/{codigo}` */
export const verifyCertificateQuery: ReadOf<'verifyCertificate'> = (client, params) =>
  apiQuery(client, 'verifyCertificate', '/Treinamento/VerificarCertificado/{codigo}', params);
