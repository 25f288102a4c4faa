import { defineOperation } from '../../../operation/operation.ts';
import { removePerson } from '../position-people.ts';
import { positionsMessages } from '../positions-messages.ts';

/** Takes a person out of the position. */
export const removePersonFromPosition = defineOperation(
  'removePersonFromPosition',
  async ({ body }, context) => {
    await removePerson(context, body.idOrganogramaPessoa);
    return { data: null, msg: positionsMessages.removed };
  },
);
