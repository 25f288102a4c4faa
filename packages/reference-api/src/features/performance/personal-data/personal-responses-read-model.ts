import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import type { ManagerScoreRow } from '../performance-tables.ts';

/** What a person rated and wrote as a manager. */
export interface GivenRating
  extends Pick<ManagerScoreRow, 'score' | 'comment' | 'feedback' | 'scored_at' | 'feedback_at'> {
  response_id: number;
  competency_name: string;
  person_name: string;
}

/** What a person rated and wrote as a manager, newest response first. */
export function listGivenRatings(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<GivenRating[]> {
  return db
    .selectFrom('performance_manager_score as given')
    .innerJoin('performance_response_competency as competency', (join) =>
      onReference(join, 'competency', 'given.response_competency_id'),
    )
    .innerJoin('performance_response as response', (join) =>
      onReference(join, 'response', 'competency.response_id'),
    )
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .where('given.company_id', '=', companyId)
    .where('given.manager_id', '=', personId)
    .select([
      'response.id as response_id',
      'person.name as person_name',
      'competency.name as competency_name',
      'given.score',
      'given.comment',
      'given.feedback',
      'given.scored_at',
      'given.feedback_at',
    ])
    .orderBy('response.sent_at', 'desc')
    .orderBy('response.id', 'desc')
    .orderBy('competency.sort_order')
    .execute();
}
