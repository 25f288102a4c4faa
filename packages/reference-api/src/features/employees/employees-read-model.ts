import type { Db } from '../../platform/db/database.ts';
import type { ListOrder } from '../../platform/db/list-order.ts';
import {
  type Page,
  type PeopleListQuery,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../platform/db/people-list.ts';
import type { PersonTies } from '../feature.ts';
import type { AssessmentOrder, AssessmentRow, LatestAssessments } from './latest-assessments.ts';
import { listedPeople, type PeopleMatch } from './listed-people.ts';
import { type PersonDetails, personDetailColumns } from './person-details.ts';
import { hasTies } from './person-ties.ts';

/** Which people to list. */
export interface PeopleQuery extends PeopleMatch, PeopleListQuery {
  /** One person; undefined for all. */
  personId?: number | undefined;
  /** What of their assessments people are put in order by. */
  assessmentOrder?: ListOrder<AssessmentOrder> | undefined;
}

/** A person with position, department and the latest behavioral request and result. */
export interface PersonOverview extends PersonDetails, Omit<AssessmentRow, 'person_id'> {}

/** Lists people by name, a page at a time, with the count of all that match. */
export async function listPeople(
  db: Db,
  query: PeopleQuery,
  assessments: LatestAssessments,
  ties: readonly PersonTies[],
): Promise<Page<PersonOverview>> {
  const { companyId, personId, assessmentOrder: asked, scope } = query;
  const matches = listedPeople(db, query, assessments).$if(Boolean(personId), (all) =>
    all.where('person.id', '=', personId ?? 0),
  );
  const rank = asked && {
    of: assessments.rankOfPerson(db, companyId, asked.by, scope),
    isDescending: asked.isDescending,
  };
  const rows = await pageWithWorkplaces(db, matches, valuesOf(query), rank)
    .innerJoin(assessments.ofPeople(db, companyId, scope).as('assessment'), (join) =>
      join.onRef('assessment.person_id', '=', 'person.id'),
    )
    .select(personDetailColumns)
    .select([
      'assessment.request_id',
      'assessment.request_status',
      'assessment.request_sent_at',
      'assessment.outcome_id',
      'assessment.outcome_finished_at',
      'assessment.request_count',
    ])
    .select(hasTies(db, companyId, ties).as('has_ties'))
    .execute();
  return { rows, total: await totalOf(rows, () => matches, query) };
}
