// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { OperationId } from '../../call-types.ts';
import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

const deleteStoredResourcesChanges: readonly OperationId[] = ['listStoredResources', 'getStoredVideoUrl'];

const setTrainingActiveByGetChanges: readonly OperationId[] = ['getTraining', 'getTrainingTotals', 'listTrainings', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'getDashboard'];

/** Read a training. `GET /Treinamento/GetDadosTreinamento/{id}` */
export const getTrainingQuery: ReadOf<'getTraining'> = (client, params) =>
  apiQuery(client, 'getTraining', '/Treinamento/GetDadosTreinamento/{id}', params);

/** List people to assign. `GET /Treinamento/GetGridPessoas` */
export const listTrainingCandidatesQuery: ReadOf<'listTrainingCandidates'> = (client, params) =>
  apiQuery(client, 'listTrainingCandidates', '/Treinamento/GetGridPessoas', params);

/** List training categories. `GET /Treinamento/GetCategorias` */
export const listTrainingCategoriesQuery: ReadOf<'listTrainingCategories'> = (client, params) =>
  apiQuery(client, 'listTrainingCategories', '/Treinamento/GetCategorias', params);

/** Create a training category. `POST /Treinamento/PostCategoria` */
export const createTrainingCategoryMutation: WriteOf<'createTrainingCategory'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/PostCategoria', ['listTrainingCategories']);

/** List stored videos. `GET /Treinamento/GetListaRecursosArmazenados` */
export const listStoredResourcesQuery: ReadOf<'listStoredResources'> = (client, params) =>
  apiQuery(client, 'listStoredResources', '/Treinamento/GetListaRecursosArmazenados', params);

/** Ask whether a training name is taken. `GET /Treinamento/GetNomeJaExiste` */
export const checkTrainingNameQuery: ReadOf<'checkTrainingName'> = (client, params) =>
  apiQuery(client, 'checkTrainingName', '/Treinamento/GetNomeJaExiste', params);

/** Upload a video. `POST /Treinamento/UploadVideo` */
export const uploadTrainingVideoMutation: WriteOf<'uploadTrainingVideo'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/UploadVideo', ['listStoredResources']);

/** Get the signed address of a stored video. `GET /Treinamento/GetEnderecoVideo` */
export const getStoredVideoUrlQuery: ReadOf<'getStoredVideoUrl'> = (client, params) =>
  apiQuery(client, 'getStoredVideoUrl', '/Treinamento/GetEnderecoVideo', params);

/** Delete stored videos. `POST /Treinamento/ExcluirRecursosBatch` */
export const deleteStoredResourcesMutation: WriteOf<'deleteStoredResources'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ExcluirRecursosBatch', deleteStoredResourcesChanges);

/** Delete a stored video by GET. `GET /Treinamento/ExcluirRecurso` */
export const deleteStoredResourceByGetMutation: WriteOf<'deleteStoredResourceByGet'> = (client) =>
  apiMutation(client, 'get', '/Treinamento/ExcluirRecurso', deleteStoredResourcesChanges);

/** Delete a stored video. `POST /Treinamento/ExcluirRecurso` */
export const deleteStoredResourceMutation: WriteOf<'deleteStoredResource'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ExcluirRecurso', deleteStoredResourcesChanges);

/** Create a training. `POST /Treinamento/PostTreinamento` */
export const createTrainingMutation: WriteOf<'createTraining'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/PostTreinamento', ['listTrainings', 'getTraining', 'getTrainingTotals', 'listStoredResources', 'checkTrainingName', 'listEmployees', 'getEmployee', 'getDashboard', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet']);

/** Change a training. `POST /Treinamento/EditTreinamento` */
export const updateTrainingMutation: WriteOf<'updateTraining'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/EditTreinamento', ['listTrainings', 'getTraining', 'getTrainingSendPreview', 'getTrainingReport', 'listTrainingStateOfPerson', 'getTrainingTotals', 'listStoredResources', 'getStoredVideoUrl', 'checkTrainingName', 'listEmployees', 'getEmployee', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet']);

/** Count trainings by state. `GET /Treinamento/GetResumoDadosTreinamentos` */
export const getTrainingTotalsQuery: ReadOf<'getTrainingTotals'> = (client, params) =>
  apiQuery(client, 'getTrainingTotals', '/Treinamento/GetResumoDadosTreinamentos', params);

/** List trainings. `GET /Treinamento/GetGridTreinamentos` */
export const listTrainingsQuery: ReadOf<'listTrainings'> = (client, params) =>
  apiQuery(client, 'listTrainings', '/Treinamento/GetGridTreinamentos', params);

/** Delete a training for good. `DELETE /Treinamento/ExcluirTreinamento/{id}` */
export const deleteTrainingMutation: WriteOf<'deleteTraining'> = (client) =>
  apiMutation(client, 'delete', '/Treinamento/ExcluirTreinamento/{id}', ['listTrainings', 'getTraining', 'getTrainingSendPreview', 'getTrainingReport', 'listTrainingStateOfPerson', 'getTrainingTotals', 'listStoredResources', 'getStoredVideoUrl', 'checkTrainingName', 'listEmployees', 'getEmployee', 'getPlayerTraining', 'listPlayerCategories', 'listPlayerResources', 'getPlayerVideoUrl', 'validatePlayerPin', 'getPlayerMaskedEmail', 'listNotifications', 'getDashboard', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet']);

/** Activate or deactivate a training by GET. `GET /Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}` */
export const setTrainingActiveByGetMutation: WriteOf<'setTrainingActiveByGet'> = (client) =>
  apiMutation(client, 'get', '/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}', setTrainingActiveByGetChanges);

/** Activate or deactivate a training. `POST /Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}` */
export const setTrainingActiveMutation: WriteOf<'setTrainingActive'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}', setTrainingActiveByGetChanges);

/** Count whom sending a training would reach. `GET /Treinamento/GetPreviaEnvio/{idTreinamento}` */
export const getTrainingSendPreviewQuery: ReadOf<'getTrainingSendPreview'> = (client, params) =>
  apiQuery(client, 'getTrainingSendPreview', '/Treinamento/GetPreviaEnvio/{idTreinamento}', params);

/** Mail a training to its people. `POST /Treinamento/EnviarEmails` */
export const sendTrainingInvitationsMutation: WriteOf<'sendTrainingInvitations'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/EnviarEmails', ['getTraining', 'listTrainings', 'getTrainingSendPreview', 'getTrainingReport', 'listTrainingStateOfPerson', 'listTrainingProgress', 'listDashboardTrainings', 'getEmployeeSheet', 'listEmployeeMails']);

/** Read the report of a training. `GET /Treinamento/GetDadosRelatorio/{idTreinamento}` */
export const getTrainingReportQuery: ReadOf<'getTrainingReport'> = (client, params) =>
  apiQuery(client, 'getTrainingReport', '/Treinamento/GetDadosRelatorio/{idTreinamento}', params);

/** List a person's state per video. `GET /Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}` */
export const listTrainingStateOfPersonQuery: ReadOf<'listTrainingStateOfPerson'> = (client, params) =>
  apiQuery(client, 'listTrainingStateOfPerson', '/Treinamento/GetRelatorioEstadoTreinamento/{idTreinamento}/{idPessoa}', params);

/** Mail a training to one person again. `POST /Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}` */
export const resendTrainingInvitationMutation: WriteOf<'resendTrainingInvitation'> = (client) =>
  apiMutation(client, 'post', '/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}', ['listEmployeeMails']);
