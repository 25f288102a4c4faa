import { defineOperation } from '../../../operation/operation.ts';
import { readLinkedReview, requirePerformanceLink } from '../linked-review-service.ts';
import { requireManager } from '../performance-access.ts';
import { toLinkedResponse } from '../performance-serializer.ts';

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
