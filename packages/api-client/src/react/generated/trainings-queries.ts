// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read a training. Planned: it answers 501. `GET /Treinamento/GetDadosTreinamento/{id}` */
export const getTrainingQuery: ReadOf<'getTraining'> = (client, params) =>
  apiQuery(client, 'getTraining', '/Treinamento/GetDadosTreinamento/{id}', params);

/** List people to assign. Planned: it answers 501. `GET /Treinamento/GetGridPessoas` */
export const listTrainingCandidatesQuery: ReadOf<'listTrainingCandidates'> = (client, params) =>
  apiQuery(client, 'listTrainingCandidates', '/Treinamento/GetGridPessoas', params);

/** List training categories. Planned: it answers 501. `GET /Treinamento/GetCategorias` */
export const listTrainingCategoriesQuery: ReadOf<'listTrainingCategories'> = (client, params) =>
  apiQuery(client, 'listTrainingCategories', '/Treinamento/GetCategorias', params);

/** Create a training category. Planned: it answers 501. `POST /Treinamento/PostCategoria` */
export const createTrainingCategoryMutation: WriteOf<'createTrainingCategory'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/PostCategoria', []);

/** List stored videos. Planned: it answers 501. `GET /Treinamento/GetListaRecursosArmazenados` */
export const listStoredResourcesQuery: ReadOf<'listStoredResources'> = (client, params) =>
  apiQuery(client, 'listStoredResources', '/Treinamento/GetListaRecursosArmazenados', params);

/** Ask whether a training name is taken. Planned: it answers 501. `GET /Treinamento/GetNomeJaExiste` */
export const checkTrainingNameQuery: ReadOf<'checkTrainingName'> = (client, params) =>
  apiQuery(client, 'checkTrainingName', '/Treinamento/GetNomeJaExiste', params);

/** Upload a video. Planned: it answers 501. `POST /Treinamento/UploadVideo` */
export const uploadTrainingVideoMutation: WriteOf<'uploadTrainingVideo'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/UploadVideo', []);

/** Delete stored videos. Planned: it answers 501. `POST /Treinamento/ExcluirRecursosBatch` */
export const deleteStoredResourcesMutation: WriteOf<'deleteStoredResources'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ExcluirRecursosBatch', ['listStoredResources']);

/** Delete a stored video by GET. Planned: it answers 501. `GET /Treinamento/ExcluirRecurso` */
export const deleteStoredResourceByGetMutation: WriteOf<'deleteStoredResourceByGet'> = (client) =>
  apiMutation(client, 'get', '/Treinamento/ExcluirRecurso', ['listStoredResources']);

/** Delete a stored video. Planned: it answers 501. `POST /Treinamento/ExcluirRecurso` */
export const deleteStoredResourceMutation: WriteOf<'deleteStoredResource'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ExcluirRecurso', ['listStoredResources']);

/** Create a training. Planned: it answers 501. `POST /Treinamento/PostTreinamento` */
export const createTrainingMutation: WriteOf<'createTraining'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/PostTreinamento', []);

/** Change a training. Planned: it answers 501. `POST /Treinamento/EditTreinamento` */
export const updateTrainingMutation: WriteOf<'updateTraining'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/EditTreinamento', []);

/** Count trainings by state. Planned: it answers 501. `GET /Treinamento/GetResumoDadosTreinamentos` */
export const getTrainingTotalsQuery: ReadOf<'getTrainingTotals'> = (client, params) =>
  apiQuery(client, 'getTrainingTotals', '/Treinamento/GetResumoDadosTreinamentos', params);

/** List trainings. Planned: it answers 501. `GET /Treinamento/GetGridTreinamentos` */
export const listTrainingsQuery: ReadOf<'listTrainings'> = (client, params) =>
  apiQuery(client, 'listTrainings', '/Treinamento/GetGridTreinamentos', params);

/** Delete a training for good. Planned: it answers 501. `DELETE /Treinamento/ExcluirTreinamento/{id}` */
export const deleteTrainingMutation: WriteOf<'deleteTraining'> = (client) =>
  apiMutation(client, 'delete', '/Treinamento/ExcluirTreinamento/{id}', []);

/** Activate or deactivate a training by GET. Planned: it answers 501. `GET /Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}` */
export const setTrainingActiveByGetMutation: WriteOf<'setTrainingActiveByGet'> = (client) =>
  apiMutation(client, 'get', '/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}', ['getTraining', 'getTrainingTotals', 'listTrainings']);

/** Activate or deactivate a training. Planned: it answers 501. `POST /Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}` */
export const setTrainingActiveMutation: WriteOf<'setTrainingActive'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}', ['getTraining', 'getTrainingTotals', 'listTrainings']);

/** Mail a training to its people. Planned: it answers 501. `POST /Treinamento/EnviarEmails` */
export const sendTrainingInvitationsMutation: WriteOf<'sendTrainingInvitations'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/EnviarEmails', []);

/** Read the report of a training. Planned: it answers 501. `GET /Treinamento/GetDadosRelatorio/{idTreinamento}` */
export const getTrainingReportQuery: ReadOf<'getTrainingReport'> = (client, params) =>
  apiQuery(client, 'getTrainingReport', '/Treinamento/GetDadosRelatorio/{idTreinamento}', params);

/** List a person's state per video. Planned: it answers 501. `GET /Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}` */
export const listTrainingStateOfPersonQuery: ReadOf<'listTrainingStateOfPerson'> = (client, params) =>
  apiQuery(client, 'listTrainingStateOfPerson', '/Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}', params);

/** Mail a training to one person again. Planned: it answers 501. `POST /Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}` */
export const resendTrainingInvitationMutation: WriteOf<'resendTrainingInvitation'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}', []);
