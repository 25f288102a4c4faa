import { NO_ALIGNMENT } from '@aferir/domain';
import { defineReading } from '../../../operation/operation.ts';
import { readReviewedPerson } from '../access/person-access.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Reads how far a person and the managers agree. */
export const getAlignmentOfPerson = defineReading(
  'getAlignmentOfPerson',
  async ({ params: { idOrganogramaPessoa } }, context) => {
    await readReviewedPerson(context, idOrganogramaPessoa);
    const store = createPerformanceStore(context.db, context.company.id);
    const latest = await store.findLatest(idOrganogramaPessoa);
    return { data: latest?.alignment ?? NO_ALIGNMENT };
  },
);
