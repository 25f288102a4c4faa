import type { Schema } from '@aferir/api-client';
import {
  addPersonToDepartmentMutation,
  listDepartmentPeopleQuery,
  listPeopleWithoutDepartmentQuery,
  removePersonFromDepartmentMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import type { PlaceKind } from '../../shared/people/place-kind.ts';
import { departmentPlaceMessages } from './organization-messages.ts';

/** How people come into departments and out of them. */
export const departmentPlace: PlaceKind<
  Schema<'DepartmentPersonList'>,
  Schema<'AddPersonToDepartmentRequest'>
> = {
  section: SECTION.organization,
  texts: departmentPlaceMessages,
  listIn: (client, idOrganogramaNo, page) =>
    listDepartmentPeopleQuery(client, { query: { idOrganogramaNo, ...page } }),
  listWithout: (client, page) => listPeopleWithoutDepartmentQuery(client, { query: page }),
  takeOut: removePersonFromDepartmentMutation,
  putIn: addPersonToDepartmentMutation,
  entryOf: (idOrganogramaPessoa, idOrganogramaNo) => ({ idOrganogramaPessoa, idOrganogramaNo }),
};
