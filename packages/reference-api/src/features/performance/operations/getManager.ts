import { defineOperation } from '../../../operation/operation.ts';
import { toManager } from '../manager-review-serializer.ts';
import { readManager } from '../person-access.ts';

/** Reads a manager by id. */
export const getManager = defineOperation(
  'getManager',
  async ({ query: { idOrganogramaGestor } }, context) => ({
    data: toManager(await readManager(context, idOrganogramaGestor), context.company),
  }),
);
