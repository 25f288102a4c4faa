import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';

/** A game that is for somebody. */
export interface PersonalGame {
  readonly id: number;
  readonly title: string;
  readonly isAnonymous: boolean;
  readonly sentAt: Date | null;
  /** YYYY-MM-DD. */
  readonly finishedOn: string | null;
  readonly answered: number;
}

/** The games of a person, by title. */
export function listGamesOfPerson(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<PersonalGame[]> {
  return db
    .selectFrom('game_person as assigned')
    .innerJoin('game', (join) => onReference(join, 'game', 'assigned.game_id'))
    .where('assigned.company_id', '=', companyId)
    .where('assigned.person_id', '=', personId)
    .select([
      'game.id',
      'game.title',
      'game.is_anonymous as isAnonymous',
      'assigned.sent_at as sentAt',
      'assigned.finished_on as finishedOn',
      sql<number>`cardinality(assigned.answered_question_ids)`.as('answered'),
    ])
    .orderBy('game.search_title')
    .execute();
}
