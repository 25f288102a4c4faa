import { defineOperation } from '../../../operation/operation.ts';
import { requireManager } from '../access/performance-access.ts';
import { readLinkedReview, requirePerformanceLink } from '../review/linked-review-service.ts';
import { toLinkedResponse } from '../review/performance-serializer.ts';

/** Reads the response of a link, and how far its holder is. */
export const getSelfAssessmentByLink = defineOperation(
  'getSelfAssessmentByLink',
  async ({ query }, context) => {
    const link = requirePerformanceLink(context);
    const { gestor = false, _idOrganogramaPessoaGestor: managerId } = query;
    if (gestor || managerId !== undefined) requireManager(context.actor, managerId);
    return { data: toLinkedResponse(await readLinkedReview(context), link, context.company) };
  },
);
