import { defineReading } from '../../../operation/operation.ts';
import { readManager } from '../access/person-access.ts';
import { toManager } from '../evaluation/manager-scores-serializer.ts';

/** Reads a manager by id. */
export const getManager = defineReading(
  'getManager',
  async ({ query: { idOrganogramaGestor } }, context) => ({
    data: toManager(await readManager(context, idOrganogramaGestor), context.company),
  }),
);
