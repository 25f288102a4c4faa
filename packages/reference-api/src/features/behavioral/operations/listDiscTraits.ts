import { defineOperation } from '../../../operation/operation.ts';
import { outcomesNamed } from '../disc-content.ts';
import { toTraits } from '../disc-serializer.ts';
import { findReadableOutcome } from '../report/report-service.ts';

/** Lists the characteristics of an outcome by knowledge group. */
export const listDiscTraits = defineOperation('listDiscTraits', async ({ query }, context) => ({
  data: toTraits(await findReadableOutcome(context, outcomesNamed(query.nmPerfil))),
}));
