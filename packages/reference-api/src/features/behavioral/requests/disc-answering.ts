import { DISC_STATUS } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnsweringProgress } from '../../../shared/mail/templates/answering-progress.ts';
import { instrumentOf } from '../disc-content.ts';

/** Reads how far people are with some open questionnaires, by the ids of these. */
export async function readDiscAnswering(
  db: Db,
  companyId: number,
  responseIds: readonly number[],
): Promise<Map<number, AnsweringProgress>> {
  const rows = await db
    .selectFrom('disc_response as response')
    .leftJoin('disc_answer as answer', (join) =>
      join
        .onRef('answer.company_id', '=', 'response.company_id')
        .onRef('answer.response_id', '=', 'response.id'),
    )
    .where('response.company_id', '=', companyId)
    .where('response.id', '=', anyOf(responseIds))
    .groupBy(['response.id', 'response.status', 'response.instrument_version'])
    .select(['response.id', 'response.status', 'response.instrument_version'])
    .select(({ fn }) => fn.count<number>('answer.question_id').as('answered'))
    .execute();
  return new Map(
    rows.map(({ id, status, instrument_version, answered }) => [
      id,
      {
        isOpened: status !== DISC_STATUS.sent,
        total: instrumentOf(instrument_version).questions.length,
        answered,
      },
    ]),
  );
}
