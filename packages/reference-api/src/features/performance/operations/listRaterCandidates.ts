import { defineReading, type Operation } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { RaterPorts } from '../raters/rater-access.ts';
import { listRaterCandidatesOf } from '../raters/rater-lists.ts';
import { toRaterCandidate } from '../raters/raters-serializer.ts';

/** Lists people who can be proposed to rate the person of a review. */
export function listRaterCandidates(ports: RaterPorts): Operation {
  return defineReading('listRaterCandidates', async ({ query }, context) => {
    const { rows, total } = await listRaterCandidatesOf(ports, context, {
      responseId: query.idResposta,
      pattern: patternOf(query.filter),
      take: query.take ?? 30,
      page: query.index ?? 0,
    });
    return { data: { rows: rows.map(toRaterCandidate), qtdRecords: total } };
  });
}
