// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** List positions. Planned: it answers 501. `GET /OrganogramaCargo/Get` */
export const listPositionsQuery: ReadOf<'listPositions'> = (client, params) =>
  apiQuery(client, 'listPositions', '/OrganogramaCargo/Get', params);

/** Create or change a position. Planned: it answers 501. `POST /OrganogramaCargo/Post` */
export const savePositionMutation: WriteOf<'savePosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargo/Post', []);

/** Delete a position. Planned: it answers 501. `POST /OrganogramaCargo/Delete` */
export const deletePositionMutation: WriteOf<'deletePosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargo/Delete', []);

/** List the competencies of a position. Planned: it answers 501. `GET /OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}` */
export const listPositionCompetenciesQuery: ReadOf<'listPositionCompetencies'> = (client, params) =>
  apiQuery(client, 'listPositionCompetencies', '/OrganogramaCargoCompetencia/GetCargoCompetencias/{idOrganogramaCargo}', params);

/** Select or deselect a competency of a position. Planned: it answers 501. `POST /OrganogramaCargoCompetencia/Post` */
export const setPositionCompetencyMutation: WriteOf<'setPositionCompetency'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaCargoCompetencia/Post', []);

/** List seniorities to choose from. Planned: it answers 501. `GET /Senioridade/Get` */
export const listSenioritiesQuery: ReadOf<'listSeniorities'> = (client, params) =>
  apiQuery(client, 'listSeniorities', '/Senioridade/Get', params);

/** List the people in a position. Planned: it answers 501. `GET /OrganogramaPessoa/GetNoCargo` */
export const listPeopleInPositionQuery: ReadOf<'listPeopleInPosition'> = (client, params) =>
  apiQuery(client, 'listPeopleInPosition', '/OrganogramaPessoa/GetNoCargo', params);

/** List people without a position. Planned: it answers 501. `GET /OrganogramaPessoa/GetSemCargo` */
export const listPeopleWithoutPositionQuery: ReadOf<'listPeopleWithoutPosition'> = (client, params) =>
  apiQuery(client, 'listPeopleWithoutPosition', '/OrganogramaPessoa/GetSemCargo', params);

/** Put a person into a position. Planned: it answers 501. `POST /OrganogramaPessoa/addFuncionarioNoCargo` */
export const addPersonToPositionMutation: WriteOf<'addPersonToPosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/addFuncionarioNoCargo', []);

/** Take a person out of the position. Planned: it answers 501. `POST /OrganogramaPessoa/RemoveCargo` */
export const removePersonFromPositionMutation: WriteOf<'removePersonFromPosition'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaPessoa/RemoveCargo', []);
