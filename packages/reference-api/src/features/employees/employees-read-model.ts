import type { DiscStatus, Profile } from '@aferir/domain';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  matchingPeople,
  type Page,
  type PeopleListQuery,
  pageWithWorkplaces,
  totalOf,
} from '../../platform/db/people-list.ts';
import type { Span } from '../../shared/figures/period.ts';
import type { PersonTies } from '../feature.ts';
import type { AssessmentRow, LatestAssessments } from './latest-assessments.ts';
import { type PersonDetails, personDetailColumns } from './person-details.ts';
import { hasTies } from './person-ties.ts';

/** Which people to list. */
export interface PeopleQuery extends PeopleListQuery {
  /** One person; undefined for all. */
  personId?: number | undefined;
  /** Whom an import added; undefined for all. */
  importId?: number | undefined;
  /** Status of the latest request, one of these; null: nobody who has one. */
  statuses?: readonly DiscStatus[] | null | undefined;
  /** Only whoever has an e-mail. */
  withEmail?: boolean | undefined;
  /** Puts first whose request was sent first. */
  oldestFirst?: boolean | undefined;
  /** Primary profile of the latest result; null: nobody with a result. */
  profile?: Profile | null | undefined;
  /** Looks at results that were finished in it alone: who has none is left out, but where that is asked for. */
  finished?: Span | undefined;
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
  const { companyId, personId, importId, statuses, withEmail, oldestFirst, profile, finished } =
    query;
  const status = assessments.statusOfPerson(db, companyId);
  const matches = matchingPeople(db, query, ['position', 'department'])
    .$if(Boolean(personId), (all) => all.where('person.id', '=', personId ?? 0))
    .$if(importId !== undefined, (all) =>
      all.where('person.id', 'in', addedBy(db, companyId, importId ?? 0)),
    )
    .$if(Boolean(withEmail), (all) => all.where('person.email', '!=', ''))
    .$if(statuses === null, (all) => all.where(status, 'is', null))
    .$if(Boolean(statuses), (all) => all.where(status, '=', anyOf(statuses ?? [])))
    .$if(profile !== undefined || finished !== undefined, (all) =>
      all.where(assessments.hasProfile(db, companyId, profile, finished)),
    );
  const rank = oldestFirst ? assessments.sentToPerson(db, companyId) : undefined;
  const rows = await pageWithWorkplaces(db, matches, query, rank)
    .innerJoin(assessments.ofPeople(db, companyId, finished).as('assessment'), (join) =>
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

function addedBy(db: Db, companyId: number, importId: number) {
  return db
    .selectFrom('employee_import_row')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('outcome', '=', 'created')
    .select('person_id')
    .$narrowType<{ person_id: number }>();
}
