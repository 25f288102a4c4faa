import { defineReading } from '../../../operation/operation.ts';
import { countPeopleByOutcome } from '../behavioral-read-model.ts';
import { toOutcomeCounts } from '../disc-serializer.ts';

/** Counts people by outcome. */
export const listDiscOutcomeCounts = defineReading(
  'listDiscOutcomeCounts',
  async ({ query }, { db, company }) => {
    const onlyActive = query.somenteAtivos ?? false;
    const counts = await countPeopleByOutcome(db, { companyId: company.id, onlyActive });
    return { data: toOutcomeCounts(counts) };
  },
);
