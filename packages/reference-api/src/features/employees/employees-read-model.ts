import type { DiscStatus } from '@aferir/domain';
import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { anyContains, searchable } from '../../db/search-expression.ts';

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
export interface PersonOverview {
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
  request_id: number | null;
  request_status: DiscStatus | null;
  request_sent_at: Date | null;
  outcome_id: number | null;
  outcome_finished_at: Date | null;
  request_count: number;
}

/** Lists people by name, a page at a time, with the count of all that match. */
export async function listPeople(
  db: Db,
  query: PeopleQuery,
): Promise<{ rows: PersonOverview[]; total: number }> {
  const matches = overview(db, query);
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
    )
    .orderBy(({ ref }) => searchable(ref('person.name')))
    .orderBy('person.id')
    .limit(query.take)
    .offset(query.page * query.take)
    .execute();
  return { rows: rows.map((row) => ({ ...row, request_count: row.request_count ?? 0 })), total };
}

function overview(db: Db, query: PeopleQuery) {
  const { companyId, personId, search, status, onlyActive } = query;
  return db
    .selectFrom('person')
    .leftJoin('position', (join) =>
      join
        .onRef('position.company_id', '=', 'person.company_id')
        .onRef('position.id', '=', 'person.position_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'person.company_id')
        .onRef('department.id', '=', 'person.department_id'),
    )
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
    .where(({ eb, and, ref }) => {
      const conditions: Expression<SqlBool>[] = [];
      if (personId) conditions.push(eb('person.id', '=', personId));
      if (onlyActive) conditions.push(eb('person.is_active', '=', true));
      if (status) conditions.push(eb('latest.status', '=', status));
      if (search?.trim()) {
        const texts = [ref('person.name'), ref('person.email'), ref('position.name')];
        conditions.push(anyContains([...texts, ref('department.name')], search));
      }
      return and(conditions);
    });
}
