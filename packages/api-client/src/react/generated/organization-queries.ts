// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read the organization chart. Planned: it answers 501. `GET /Organograma/Get` */
export const getOrganizationChartQuery: ReadOf<'getOrganizationChart'> = (client, params) =>
  apiQuery(client, 'getOrganizationChart', '/Organograma/Get', params);

/** List departments to choose from. `GET /OrganogramaNo/Get` */
export const listDepartmentChoicesQuery: ReadOf<'listDepartmentChoices'> = (client, params) =>
  apiQuery(client, 'listDepartmentChoices', '/OrganogramaNo/Get', params);

/** Create or rename a department. Planned: it answers 501. `POST /OrganogramaNo/Post` */
export const saveDepartmentMutation: WriteOf<'saveDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/Post', []);

/** Delete a department. Planned: it answers 501. `POST /OrganogramaNo/Delete` */
export const deleteDepartmentMutation: WriteOf<'deleteDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNo/Delete', []);

/** List the people of a department. Planned: it answers 501. `GET /OrganogramaNo/GetDepartamentoPessoas` */
export const listDepartmentPeopleQuery: ReadOf<'listDepartmentPeople'> = (client, params) =>
  apiQuery(client, 'listDepartmentPeople', '/OrganogramaNo/GetDepartamentoPessoas', params);

/** List people without a department. Planned: it answers 501. `GET /OrganogramaPessoa/GetSemDepartamento` */
export const listPeopleWithoutDepartmentQuery: ReadOf<'listPeopleWithoutDepartment'> = (client, params) =>
  apiQuery(client, 'listPeopleWithoutDepartment', '/OrganogramaPessoa/GetSemDepartamento', params);

/** Put a person into a department. Planned: it answers 501. `POST /OrganogramaNoPessoa/AdicionaPessoaDepartamento` */
export const addPersonToDepartmentMutation: WriteOf<'addPersonToDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNoPessoa/AdicionaPessoaDepartamento', []);

/** Take a person out of the department. Planned: it answers 501. `POST /OrganogramaNoPessoa/RemoveFuncionario` */
export const removePersonFromDepartmentMutation: WriteOf<'removePersonFromDepartment'> = (client) =>
  apiMutation(client, 'post', '/OrganogramaNoPessoa/RemoveFuncionario', []);
