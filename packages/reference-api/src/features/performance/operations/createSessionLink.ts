import { defineOperation } from '../../../operation/operation.ts';
import { createSessionLink as create } from '../review/linked-review-service.ts';

/** Makes a link to a response in the employee's own role. */
export const createSessionLink = defineOperation(
  'createSessionLink',
  async ({ query: { idResposta } }, context) => ({ data: await create(context, idResposta) }),
);
