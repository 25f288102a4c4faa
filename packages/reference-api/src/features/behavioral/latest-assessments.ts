import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { onReference } from '../../db/on-reference.ts';
import type { PersonRow } from '../../db/platform-tables.ts';
import { outcomeOf } from './disc-content.ts';

/** What lists of people tell of behavioral assessments. */
export const latestAssessments = {
  ofPeople: latestOfPeople,
  statusOfPerson: (db: Db, companyId: number) =>
    latestRequest(db, companyId).select('disc_response.status').$asScalar(),
  resultOfPerson,
  countAssessed,
  nameOutcome: (outcomeId: number) => outcomeOf(outcomeId).name,
};

/** How many active people have a result. */
async function countAssessed(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('disc_latest_result as result')
    .innerJoin('person', (join) => onReference(join, 'person', 'result.person_id'))
    .where('result.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest result of a person as JSON, to be selected beside other facts. */
function resultOfPerson(db: Db, { id, company_id }: Pick<PersonRow, 'id' | 'company_id'>) {
  const asJson = sql<{ responseId: number; outcomeId: number; finishedAt: string } | null>`
    json_build_object('responseId', response_id, 'outcomeId', outcome_id, 'finishedAt', finished_at)`;
  return db
    .selectFrom('disc_latest_result')
    .where('company_id', '=', company_id)
    .where('person_id', '=', id)
    .select(asJson.as('result'))
    .$asScalar();
}

/** Requests of the `person` of a query. */
function requestsOfPerson(db: Db, companyId: number) {
  return db
    .selectFrom('disc_response')
    .where('disc_response.company_id', '=', companyId)
    .where(({ eb }) => eb('disc_response.person_id', '=', sql.ref<number>('person.id')));
}

/** The newest of a person's requests that was not closed. */
function latestRequest(db: Db, companyId: number) {
  return requestsOfPerson(db, companyId)
    .where('disc_response.closed_at', 'is', null)
    .orderBy('disc_response.sent_at', 'desc')
    .orderBy('disc_response.id', 'desc')
    .limit(1);
}

/**
 * One row for each person of a company: the latest open request, the latest result and how many
 * requests there were. To be joined by lists of people.
 */
function latestOfPeople(db: Db, companyId: number) {
  return db
    .selectFrom('person')
    .leftJoinLateral(
      latestRequest(db, companyId)
        .select(['disc_response.id', 'disc_response.status', 'disc_response.sent_at'])
        .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('disc_latest_result as result', (join) =>
      join
        .onRef('result.company_id', '=', 'person.company_id')
        .onRef('result.person_id', '=', 'person.id'),
    )
    .where('person.company_id', '=', companyId)
    .select([
      'person.id as person_id',
      'latest.id as request_id',
      'latest.status as request_status',
      'latest.sent_at as request_sent_at',
      'result.outcome_id',
      'result.finished_at as outcome_finished_at',
    ])
    .select(
      requestsOfPerson(db, companyId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('request_count'),
    );
}
