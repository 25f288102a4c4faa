import type { Schema } from '@aferir/api-client';
import {
  addPersonToPositionMutation,
  listPeopleInPositionQuery,
  listPeopleWithoutPositionQuery,
  removePersonFromPositionMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import type { PlaceKind } from '../../shared/people/place-kind.ts';
import { positionPlaceMessages } from './positions-messages.ts';

/** What is looked at of a position whose people are shown. */
export const POSITION_PEOPLE = 'funcionarios';

/** How people come into positions and out of them. */
export const positionPlace: PlaceKind<
  Schema<'PositionPersonList'>,
  Schema<'AddPersonToPositionRequest'>
> = {
  section: SECTION.positions,
  texts: positionPlaceMessages,
  listIn: (client, idOrganogramaCargo, page) =>
    listPeopleInPositionQuery(client, { query: { idOrganogramaCargo, ...page } }),
  listWithout: (client, page) => listPeopleWithoutPositionQuery(client, { query: page }),
  takeOut: removePersonFromPositionMutation,
  putIn: addPersonToPositionMutation,
  entryOf: (idOrganogramaPessoa, idOrganogramaCargo) => ({
    idOrganogramaPessoa,
    idOrganogramaCargo,
  }),
};
