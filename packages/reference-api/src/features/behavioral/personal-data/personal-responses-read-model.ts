import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import type { DiscAnswerRow } from '../behavioral-tables.ts';

/** What a person answered in all behavioral responses, question by question. */
export function listDiscAnswers(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<DiscAnswerRow[]> {
  return db
    .selectFrom('disc_answer as answer')
    .innerJoin('disc_response as response', (join) =>
      onReference(join, 'response', 'answer.response_id'),
    )
    .where('answer.company_id', '=', companyId)
    .where('response.person_id', '=', personId)
    .selectAll('answer')
    .orderBy('answer.response_id')
    .orderBy('answer.question_id')
    .execute();
}
