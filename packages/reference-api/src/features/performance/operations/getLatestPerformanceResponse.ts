import { defineReading } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { readReviewedPerson } from '../access/person-access.ts';
import { performanceMessages } from '../performance-messages.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Reads the id of a person's latest response. */
export const getLatestPerformanceResponse = defineReading(
  'getLatestPerformanceResponse',
  async ({ params: { idPessoa } }, context) => {
    await readReviewedPerson(context, idPessoa);
    const store = createPerformanceStore(context.db, context.company.id);
    const latest = await store.findLatest(idPessoa);
    if (!latest) throw notFound(performanceMessages.noAssessment);
    return { data: { idResposta: latest.id } };
  },
);
