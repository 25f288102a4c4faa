import type { PerformanceStatus } from '@aferir/domain';
import type { AliasableExpression, Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/database.ts';
import { keptQuery } from '../../../db/kept-query.ts';
import { onReference } from '../../../db/on-reference.ts';
import {
  type MatchingPeople,
  matchingPeople,
  type Page,
  type PeopleListQuery,
  pageOfPeople,
  totalOf,
} from '../../../db/people-list.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { isStanding, standingResponses } from '../review/standing-responses.ts';

/** Which people to list. */
export interface ListedPeopleQuery extends PeopleListQuery {
  /** Status of the latest response. */
  status?: PerformanceStatus | undefined;
}

/** What a list tells of a response, and what decides about it. */
const listedColumns = [
  'id',
  'person_id',
  'status',
  'sent_at',
  'self_finished_at',
  'finished_at',
  'alignment',
] as const;

/** A response in a list. */
export type ListedResponse = Pick<PerformanceResponseRow, (typeof listedColumns)[number]>;

/** A person with position and the latest response that was not cancelled. */
export interface ListedPersonRow {
  id: number;
  name: string;
  email: string | null;
  photo_url: string | null;
  is_active: boolean;
  department_id: number | null;
  position_name: string | null;
  latest: ListedResponse | undefined;
  /** How often the person was asked, cancelled requests included. */
  request_count: number;
}

/** Ids of people, as a query. */
export type PersonIds = SelectQueryBuilder<DatabaseSchema, never, { id: number }>;

/** Some people of a company. */
export interface ListedAmong {
  ids: PersonIds;
  /** Where each `person` stands, the lowest first; then by name. */
  rank: AliasableExpression<number>;
}

/**
 * Reads one page of people by name, and how many there are on all. The latest responses are read
 * for the page alone, so that a long list costs no more than a short one.
 */
export async function readPage(
  db: Db,
  query: ListedPeopleQuery,
  among?: ListedAmong,
): Promise<Page<ListedPersonRow>> {
  const matches = matchesOf(db, query, among?.ids);
  const people = await pageOfPeople(db, matches, query, among?.rank)
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.photo_url',
      'person.is_active',
      'person.department_id',
      'position.name as position_name',
    ])
    .execute();
  const standings = await readStandings(
    db,
    query.companyId,
    people.map(({ id }) => id),
  );
  return {
    rows: people.map(({ total: _total, ...person }) => ({
      ...person,
      ...(standings.get(person.id) ?? neverAsked),
    })),
    total: await totalOf(people, matches, query),
  };
}

function matchesOf(db: Db, query: ListedPeopleQuery, among: PersonIds | undefined): MatchingPeople {
  const { companyId, status } = query;
  return matchingPeople(db, query, ['position']).where(({ eb, and, ref }) => {
    const conditions: Expression<SqlBool>[] = [];
    if (among) conditions.push(eb('person.id', 'in', among));
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

/** What is told of a person's requests. */
type Standing = Pick<ListedPersonRow, 'latest' | 'request_count'>;

const neverAsked: Standing = { latest: undefined, request_count: 0 };

/** How each of some people stands; those who were never asked are left out. */
async function readStandings(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<Map<number, Standing>> {
  const rows = await standingsOf(db, { companyId, personIds });
  return new Map(
    rows.map(({ request_count, is_standing, ...latest }) => [
      latest.person_id,
      { latest: is_standing ? latest : undefined, request_count },
    ]),
  );
}

/** Of each person the latest response, or a cancelled one where there is no other. */
const standingsOf = keptQuery(
  (db, { companyId, personIds }: { companyId: number; personIds: readonly number[] }) =>
    db
      .selectFrom('performance_response')
      .where('company_id', '=', companyId)
      .where('person_id', '=', anyOf(personIds))
      .distinctOn('person_id')
      .select(listedColumns)
      .select((eb) => isStanding(eb).as('is_standing'))
      .select(({ fn }) =>
        fn
          .countAll<number>()
          .over((over) => over.partitionBy('person_id'))
          .as('request_count'),
      )
      .orderBy('person_id')
      .orderBy('is_standing', 'desc')
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc'),
);
