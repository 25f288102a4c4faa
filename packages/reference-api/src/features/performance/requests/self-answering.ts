import { PERFORMANCE_STATUS } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnsweringProgress } from '../../../shared/mail/templates/answering-progress.ts';

/** Reads how far people are with some self-assessments, by the ids of the responses. */
export async function readSelfAnswering(
  db: Db,
  companyId: number,
  responseIds: readonly number[],
): Promise<Map<number, AnsweringProgress>> {
  const rows = await db
    .selectFrom('performance_response as response')
    .innerJoin('performance_response_competency as competency', (join) =>
      join
        .onRef('competency.company_id', '=', 'response.company_id')
        .onRef('competency.response_id', '=', 'response.id'),
    )
    .where('response.company_id', '=', companyId)
    .where('response.id', '=', anyOf(responseIds))
    .groupBy(['response.id', 'response.status'])
    .select(['response.id', 'response.status'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn }) => fn.count<number>('competency.self_score').as('answered'))
    .execute();
  return new Map(
    rows.map(({ id, status, total, answered }) => [
      id,
      { isOpened: status !== PERFORMANCE_STATUS.sent, total, answered },
    ]),
  );
}
