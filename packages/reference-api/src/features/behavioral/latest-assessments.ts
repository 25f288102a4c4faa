import type { Db } from '../../db/database.ts';
import { outcomeOf } from './disc-content.ts';

/** What lists of people tell of behavioral assessments. */
export const latestAssessments = {
  ofPeople: latestOfPeople,
  nameOutcome: (outcomeId: number) => outcomeOf(outcomeId).name,
};

/**
 * One row for each person of a company: the latest open request, the latest result and how many
 * requests there were. To be joined by lists of people.
 */
function latestOfPeople(db: Db, companyId: number) {
  return db
    .selectFrom('person')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('disc_response')
          .whereRef('disc_response.company_id', '=', 'person.company_id')
          .whereRef('disc_response.person_id', '=', 'person.id')
          .where('disc_response.closed_at', 'is', null)
          .select(['disc_response.id', 'disc_response.status', 'disc_response.sent_at'])
          .orderBy('disc_response.sent_at', 'desc')
          .orderBy('disc_response.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('disc_response')
          .whereRef('disc_response.company_id', '=', 'person.company_id')
          .whereRef('disc_response.person_id', '=', 'person.id')
          .where('disc_response.finished_at', 'is not', null)
          .select(['disc_response.outcome_id', 'disc_response.finished_at'])
          .orderBy('disc_response.finished_at', 'desc')
          .orderBy('disc_response.id', 'desc')
          .limit(1)
          .as('result'),
      (join) => join.onTrue(),
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
    .select((eb) =>
      eb
        .selectFrom('disc_response')
        .whereRef('disc_response.company_id', '=', 'person.company_id')
        .whereRef('disc_response.person_id', '=', 'person.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('request_count'),
    );
}
