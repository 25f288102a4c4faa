import { NO_ALIGNMENT } from '@aferir/domain';
import { defineReading } from '../../../operation/operation.ts';
import { findLatestFor } from '../access/performance-access.ts';
import { readReviewedPerson } from '../access/person-access.ts';

/** Reads how far a person and the managers agree. */
export const getAlignmentOfPerson = defineReading(
  'getAlignmentOfPerson',
  async ({ params: { idOrganogramaPessoa } }, context) => {
    await readReviewedPerson(context, idOrganogramaPessoa);
    const latest = await findLatestFor(context, idOrganogramaPessoa);
    return { data: latest?.alignment ?? NO_ALIGNMENT };
  },
);
