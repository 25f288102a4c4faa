import { defineOperation } from '../../../operation/operation.ts';
import { addPerson } from '../position-people.ts';
import { positionsMessages } from '../positions-messages.ts';

/** Puts a person into a position. */
export const addPersonToPosition = defineOperation(
  'addPersonToPosition',
  async ({ body }, context) => {
    await addPerson(context, {
      personId: body.idOrganogramaPessoa,
      positionId: body.idOrganogramaCargo,
    });
    return { data: null, msg: positionsMessages.added };
  },
);
