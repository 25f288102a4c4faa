import type { Db } from '../../../db/database.ts';
import { onReference } from '../../../db/on-reference.ts';
import type { PersonPlace } from '../../../db/person-with-workplace.ts';
import type { DiscAnswerRow, DiscResponseRow } from '../behavioral-tables.ts';

/** A person's behavioral responses, newest first. */
export function listDiscResponses(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<DiscResponseRow[]> {
  return db
    .selectFrom('disc_response')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

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
