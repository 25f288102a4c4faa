import {
  normalizeSearchText,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
} from '@aferir/domain';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { anyContains, searchable } from '../../db/search-expression.ts';
import { findMassSendRecipients, type MassSendPreview } from '../../requests/mass-send.ts';
import type { PerformanceResponseRow } from './performance-tables.ts';

/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Which people to list. */
export interface ReviewedPeopleQuery {
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
export interface ReviewedPersonRow {
  id: number;
  name: string;
  email: string | null;
  photo_url: string | null;
  is_active: boolean;
  department_id: number | null;
  position_name: string | null;
  latest: PerformanceResponseRow | undefined;
}

/** A person in the staff's list. */
export interface PersonReviewOverview extends ReviewedPersonRow {
  request_count: number;
}

/** Lists people by name, a page at a time, and counts how often each was asked. */
export async function listReviewOverviews(
  db: Db,
  query: ReviewedPeopleQuery,
): Promise<Page<PersonReviewOverview>> {
  const { rows, total } = await readPage(db, query);
  const counts = await db
    .selectFrom('performance_response')
    .where('company_id', '=', query.companyId)
    .where('person_id', 'in', [0, ...rows.map(({ id }) => id)])
    .groupBy('person_id')
    .select(['person_id', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  const countByPerson = new Map(counts.map(({ person_id, count }) => [person_id, count]));
  return {
    total,
    rows: rows.map((row) => ({ ...row, request_count: countByPerson.get(row.id) ?? 0 })),
  };
}

/** Ids of people, as a query. */
export type PersonIds = SelectQueryBuilder<DatabaseSchema, never, { id: number }>;

/**
 * Reads one page of people by name, and how many there are on all. The latest responses are read
 * for the page alone, so that a long list costs no more than a short one.
 */
export async function readPage(
  db: Db,
  query: ReviewedPeopleQuery,
  among?: PersonIds,
): Promise<Page<ReviewedPersonRow>> {
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
function matchingPeople(db: Db, query: ReviewedPeopleQuery, among: PersonIds | undefined) {
  const { companyId, search, status, onlyActive } = query;
  return db
    .selectFrom('person')
    .leftJoin('position', (join) =>
      join
        .onRef('position.company_id', '=', 'person.company_id')
        .onRef('position.id', '=', 'person.position_id'),
    )
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

/** Responses that were not cancelled. */
function standingResponses(db: Db, companyId: number) {
  return db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where(({ eb, or }) => or([eb('closed_at', 'is', null), eb('finished_at', 'is not', null)]));
}

/** Which requests of a person to list. */
export interface PersonReviewsQuery {
  companyId: number;
  personId: number;
  search?: string | undefined;
  take: number;
  /** Zero-based page. */
  page: number;
}

/** Lists a person's requests, newest first; searches their number and status. */
export async function listReviewsOfPerson(
  db: Db,
  { companyId, personId, search, take, page }: PersonReviewsQuery,
): Promise<Page<PerformanceResponseRow>> {
  const words = normalizeSearchText(search ?? '');
  const matches = db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .$if(words !== '', (all) =>
      all.where(({ eb, or }) =>
        or([
          eb('status', 'in', [0 as PerformanceStatus, ...statusesMatching(words)]),
          eb('id', '=', /^\d{1,15}$/.test(words) ? Number(words) : 0),
        ]),
      ),
    );
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matches
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .offset(page * take)
    .execute();
  return { rows, total };
}

function statusesMatching(words: string): PerformanceStatus[] {
  return Object.entries(PERFORMANCE_STATUS_LABELS)
    .filter(([, label]) => normalizeSearchText(label).includes(words))
    .map(([code]) => Number(code) as PerformanceStatus);
}

/** Whom a mass send would reach. */
export function previewMassSend(db: Db, companyId: number): Promise<MassSendPreview> {
  const openRequests = db
    .selectFrom('performance_response')
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .select('person_id');
  return findMassSendRecipients(db, companyId, openRequests);
}

/** The positions of some people; those without one are left out. */
export async function positionsOf(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', 'in', [0, ...personIds])
    .where('position_id', 'is not', null)
    .select(['id', sql<number>`position_id`.as('position_id')])
    .execute();
  return new Map(people.map(({ id, position_id }) => [id, position_id]));
}
