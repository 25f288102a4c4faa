import { defineOperation } from '../../../operation/operation.ts';
import { readingPerson } from '../../../shared/reports/report-reader.ts';
import { outcomeById } from '../content/index.ts';
import { toResultSections } from '../disc-serializer.ts';
import { findReadableOutcome } from '../report/report-service.ts';

/** Lists the texts of an outcome. */
export const listDiscResultSections = defineOperation(
  'listDiscResultSections',
  async ({ params }, context) => {
    const known = outcomeById(params.idResultado);
    const outcome = await findReadableOutcome(context, known ? [known] : []);
    // Whoever is not staff reads an outcome of their own alone.
    return { data: toResultSections(outcome, readingPerson(context.actor) !== null) };
  },
);
