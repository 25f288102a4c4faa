import type { DiscStatus } from '@aferir/domain';
import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { personWithWorkplace } from '../../db/person-with-workplace.ts';
import { anyContains, searchable } from '../../db/search-expression.ts';
import type { AssessmentRow, LatestAssessments } from './latest-assessments.ts';

/** Which people to list. */
export interface PeopleQuery {
  companyId: number;
  /** One person; undefined for all. */
  personId?: number | undefined;
  search?: string | undefined;
  /** Status of the latest request. */
  status?: DiscStatus | undefined;
  onlyActive: boolean;
  take: number;
  /** Zero-based page. */
  page: number;
}

/** A person with position, department and the latest behavioral request and result. */
export interface PersonOverview extends Omit<AssessmentRow, 'person_id'> {
  id: number;
  name: string;
  sex: string | null;
  email: string | null;
  phone: string | null;
  photo_url: string | null;
  is_active: boolean;
  position_id: number | null;
  position_name: string | null;
  department_id: number | null;
  department_name: string | null;
}

/** Lists people by name, a page at a time, with the count of all that match. */
export async function listPeople(
  db: Db,
  query: PeopleQuery,
  assessments: LatestAssessments,
): Promise<{ rows: PersonOverview[]; total: number }> {
  const matches = overview(db, query, assessments);
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matches
    .select([
      'person.id',
      'person.name',
      'person.sex',
      'person.email',
      'person.phone',
      'person.photo_url',
      'person.is_active',
      'person.position_id',
      'position.name as position_name',
      'person.department_id',
      'department.name as department_name',
      'assessment.request_id',
      'assessment.request_status',
      'assessment.request_sent_at',
      'assessment.outcome_id',
      'assessment.outcome_finished_at',
      'assessment.request_count',
    ])
    .orderBy(({ ref }) => searchable(ref('person.name')))
    .orderBy('person.id')
    .limit(query.take)
    .offset(query.page * query.take)
    .execute();
  return { rows, total };
}

function overview(db: Db, query: PeopleQuery, assessments: LatestAssessments) {
  const { companyId, personId, search, status, onlyActive } = query;
  return personWithWorkplace(db, companyId)
    .innerJoin(assessments.ofPeople(db, companyId).as('assessment'), (join) =>
      join.onRef('assessment.person_id', '=', 'person.id'),
    )
    .where(({ eb, and, ref }) => {
      const conditions: Expression<SqlBool>[] = [];
      if (personId) conditions.push(eb('person.id', '=', personId));
      if (onlyActive) conditions.push(eb('person.is_active', '=', true));
      if (status) conditions.push(eb('assessment.request_status', '=', status));
      if (search?.trim()) {
        const texts = [ref('person.name'), ref('person.email'), ref('position.name')];
        conditions.push(anyContains([...texts, ref('department.name')], search));
      }
      return and(conditions);
    });
}
