import type { PerformanceStatus } from '@aferir/domain';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { onReference } from '../../../db/on-reference.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import { anyContains, searchable } from '../../../db/search-expression.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { standingResponses } from '../review/standing-responses.ts';

/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Which people to list. */
export interface ListedPeopleQuery {
  companyId: number;
  search?: string | undefined;
  /** Status of the latest response. */
  status?: PerformanceStatus | undefined;
  onlyActive: boolean;
  take: number;
  /** Zero-based page. */
  page: number;
}

/** A person with position and the latest response that was not cancelled. */
export interface ListedPersonRow {
  id: number;
  name: string;
  email: string | null;
  photo_url: string | null;
  is_active: boolean;
  department_id: number | null;
  position_name: string | null;
  latest: PerformanceResponseRow | undefined;
}

/** Ids of people, as a query. */
export type PersonIds = SelectQueryBuilder<DatabaseSchema, never, { id: number }>;

/**
 * Reads one page of people by name, and how many there are on all. The latest responses are read
 * for the page alone, so that a long list costs no more than a short one.
 */
export async function readPage(
  db: Db,
  query: ListedPeopleQuery,
  among?: PersonIds,
): Promise<Page<ListedPersonRow>> {
  const { companyId, take, page } = query;
  const matches = matchingPeople(db, query, among);
  const people = await matches
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.photo_url',
      'person.is_active',
      'person.department_id',
      'position.name as position_name',
    ])
    // Counted on the way: searching and filtering is what a long list costs, so it is done once.
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(({ ref }) => searchable(ref('person.name')))
    .orderBy('person.id')
    .limit(take)
    .offset(page * take)
    .execute();
  const latest = await readLatest(
    db,
    companyId,
    people.map(({ id }) => id),
  );
  const [first] = people;
  return {
    rows: people.map(({ total: _total, ...person }) => ({
      ...person,
      latest: latest.get(person.id),
    })),
    total: first ? first.total : await countAll(matches, page),
  };
}

/** How many people match when a page holds none of them. */
async function countAll(matches: ReturnType<typeof matchingPeople>, page: number): Promise<number> {
  if (page === 0) return 0;
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The people of a company who match, with their position. */
function matchingPeople(db: Db, query: ListedPeopleQuery, among: PersonIds | undefined) {
  const { companyId, search, status, onlyActive } = query;
  return db
    .selectFrom('person')
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .where('person.company_id', '=', companyId)
    .where(({ eb, and, ref }) => {
      const conditions: Expression<SqlBool>[] = [];
      if (among) conditions.push(eb('person.id', 'in', among));
      if (onlyActive) conditions.push(eb('person.is_active', '=', true));
      if (search?.trim()) {
        const texts = [ref('person.name'), ref('person.email'), ref('position.name')];
        conditions.push(anyContains(texts, search));
      }
      if (status) {
        const latest = standingResponses(db, companyId)
          .whereRef('person_id', '=', ref('person.id'))
          .select('status')
          .orderBy('sent_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1);
        conditions.push(eb(latest, '=', status));
      }
      return and(conditions);
    });
}

/** The latest response of each of some people; those without one are left out. */
async function readLatest(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<Map<number, PerformanceResponseRow>> {
  const rows = await standingResponses(db, companyId)
    .where('person_id', 'in', [0, ...personIds])
    .distinctOn('person_id')
    .selectAll()
    .orderBy('person_id')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.person_id, row]));
}
