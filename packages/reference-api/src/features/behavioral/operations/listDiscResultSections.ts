import { defineOperation } from '../../../operation/operation.ts';
import { outcomeById } from '../content/index.ts';
import { toResultSections } from '../disc-serializer.ts';
import { findReadableOutcome } from '../report/report-service.ts';

/** Lists the texts of an outcome. */
export const listDiscResultSections = defineOperation(
  'listDiscResultSections',
  async ({ params }, context) => {
    const known = outcomeById(params.idResultado);
    const outcome = await findReadableOutcome(context, known ? [known] : []);
    return { data: toResultSections(outcome) };
  },
);
