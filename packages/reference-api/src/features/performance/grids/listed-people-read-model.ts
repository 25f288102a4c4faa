import { PERFORMANCE_STATUS_COURSE, type PerformanceStatus } from '@aferir/domain';
import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keptForms } from '../../../platform/db/kept-query.ts';
import type { ListOrder } from '../../../platform/db/list-order.ts';
import {
  type ListedPeople,
  type MatchingPeople,
  matchingPeople,
  type Page,
  type PeopleListQuery,
  type PeopleListValues,
  type PeopleRank,
  pageWithWorkplaces,
  totalOf,
  valuesOf,
} from '../../../platform/db/people-list.ts';
import type { DatabaseSchema } from '../../../platform/db/schema.ts';
import { inSpan } from '../../../shared/figures/period.ts';
import { inCycle } from '../../../shared/figures/result-scope.ts';
import { lastReminderOf } from '../../../shared/reminders/last-reminders.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { turnSince } from '../review/turn-since.ts';
import { isUncancelled, uncancelledResponses } from '../review/uncancelled-responses.ts';

/** Whom a list shows. */
export interface ListedPeopleMatch extends ListedPeople {
  /** Status of the latest response, one of these. */
  statuses?: readonly PerformanceStatus[] | undefined;
  /** Looks at responses that were sent from a moment on, and before another, alone: who has none is left out. */
  sentFrom?: Date | undefined;
  sentBefore?: Date | undefined;
  /** Looks at responses of a cycle alone: who has none stays. */
  cycleId?: number | undefined;
  /** Passes over responses that were closed after their self-assessment as well. */
  passesOverClosed?: boolean | undefined;
}

/** Which people to list. */
export interface ListedPeopleQuery extends ListedPeopleMatch, PeopleListQuery {
  /** What of their latest response people are put in order by. */
  reviewOrder?: ReviewOrder | undefined;
}

/** What people can be put in order by of their reviews, in the words of the call. */
export type ReviewOrder = ListOrder<ReviewOrderWord>;

type ReviewOrderWord = keyof typeof reviewRanks;

/** Whether people are put in order by something of their reviews. */
export function isReviewOrder(by: string): by is ReviewOrderWord {
  return by in reviewRanks;
}

type ListedPeopleValues = PeopleListValues<ListedPeopleQuery>;

/** What a list tells of a response, and what decides about it. */
const listedColumns = [
  'id',
  'person_id',
  'status',
  'sent_at',
  'self_finished_at',
  'finished_at',
  'closed_at',
  'alignment',
  'is_held',
] as const;

/** A response in a list. */
export type ListedResponse = Pick<PerformanceResponseRow, (typeof listedColumns)[number]>;

/** A person with position, department and the latest response that was not cancelled. */
export interface ListedPersonRow {
  id: number;
  name: string;
  email: string | null;
  photo_url: string | null;
  is_active: boolean;
  department_id: number | null;
  position_name: string | null;
  department_name: string | null;
  latest: ListedResponse | undefined;
  /** How often the person was asked, cancelled requests included. */
  request_count: number;
}

/** Ids of people, as a query. */
export type PersonIds = SelectQueryBuilder<DatabaseSchema, never, { id: number }>;

/** Some people of a company. */
export interface ListedAmong {
  ids: PersonIds;
  /** Where each `person` stands; then by name. */
  rank: PeopleRank;
}

/**
 * Reads one page of people by name, and how many there are on all. The latest responses are read
 * for the page alone, so that a long list costs no more than a short one.
 */
export async function readListedPeople(
  db: Db,
  query: ListedPeopleQuery,
  among?: ListedAmong,
): Promise<Page<ListedPersonRow>> {
  const values = valuesOf(query);
  const people = await (among ? listedPage(db, values, among).execute() : keptPage(db, values));
  const { companyId, sentFrom, sentBefore, cycleId, passesOverClosed } = query;
  const personIds = people.map(({ id }) => id);
  const lookedAt = { sentFrom, sentBefore, cycleId, passesOverClosed };
  const responses = await latestResponsesOf(db, { companyId, personIds, ...lookedAt });
  const responseOf = new Map(responses.map((row) => [row.person_id, row]));
  return {
    rows: people.map((person) => {
      const response = responseOf.get(person.id);
      return {
        id: person.id,
        name: person.name,
        email: person.email,
        photo_url: person.photo_url,
        is_active: person.is_active,
        department_id: person.department_id,
        position_name: person.position_name,
        department_name: person.department_name,
        latest: response?.is_looked_at ? response : undefined,
        request_count: response?.request_count ?? 0,
      };
    }),
    total: await totalOf(people, () => matchesOf(db, values, among?.ids), query),
  };
}

const keptPage = keptForms((db, values: ListedPeopleValues) => listedPage(db, values));

function listedPage(db: Kysely<DatabaseSchema>, values: ListedPeopleValues, among?: ListedAmong) {
  const rank = values.reviewOrder ? rankBy(db, values, values.reviewOrder) : among?.rank;
  return pageWithWorkplaces(db, matchesOf(db, values, among?.ids), values, rank).select([
    'person.id',
    'person.name',
    'person.email',
    'person.photo_url',
    'person.is_active',
    'person.department_id',
    'position.name as position_name',
    'department.name as department_name',
  ]);
}

/** What of its latest response each `person` is put in order by. */
function rankBy(
  db: Kysely<DatabaseSchema>,
  query: ListedPeopleValues,
  { by, isDescending }: ReviewOrder,
): PeopleRank {
  const value = reviewRanks[by](db, query.companyId);
  return { of: latestOf(db, query).select(value.as('rank')), isDescending };
}

const reviewRanks = {
  status: () => sql`array_position(${PERFORMANCE_STATUS_COURSE}::integer[], status)`,
  resposta: () => sql`coalesce(finished_at, self_finished_at)`,
  alinhamento: () => sql`alignment`,
  // Who has waited longest began first.
  espera: () => whileOpen(sql`-extract(epoch from ${turnSince('performance_response')})`),
  lembrete: (db: Kysely<DatabaseSchema>, companyId: number) =>
    whileOpen(
      lastReminderOf(db, {
        companyId,
        kind: 'performance',
        id: sql.ref<number>('performance_response.id'),
        since: turnSince('performance_response'),
      }),
    ),
};

/** A value of those responses that wait for somebody. */
function whileOpen(value: Expression<unknown>) {
  return sql`case when performance_response.finished_at is null then ${value} end`;
}

/** The latest response of each `person` of a query, of those that are looked at. */
function latestOf(db: Kysely<DatabaseSchema>, query: ListedPeopleMatch) {
  return uncancelledResponses(db, query.companyId)
    .where('person_id', '=', sql.ref<number>('person.id'))
    .where(isLookedAt(query))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

/** The people whom the list shows. */
export function matchesOf(
  db: Kysely<DatabaseSchema>,
  query: ListedPeopleMatch,
  among?: PersonIds,
): MatchingPeople {
  const { statuses, sentFrom, sentBefore } = query;
  return matchingPeople(db, query, ['position']).where(({ eb, and }) => {
    const conditions: Expression<SqlBool>[] = [];
    if (among) conditions.push(eb('person.id', 'in', among));
    const latest = latestOf(db, query).select('status');
    if (statuses) conditions.push(eb(latest, '=', anyOf(statuses)));
    else if (sentFrom || sentBefore) conditions.push(eb(latest, 'is not', null));
    return and(conditions);
  });
}

type LookedAt = Pick<ListedPeopleMatch, 'sentFrom' | 'sentBefore' | 'cycleId' | 'passesOverClosed'>;

/** Whether a response that was not cancelled is one of those that a list looks at. */
function isLookedAt({ sentFrom, sentBefore, cycleId, passesOverClosed }: LookedAt) {
  const isSentWithin = inSpan('sent_at', { from: sentFrom, before: sentBefore });
  const isWithin = sql<SqlBool>`${isSentWithin} and ${inCycle('cycle_id', { cycleId })}`;
  return passesOverClosed ? sql<SqlBool>`closed_at is null and ${isWithin}` : isWithin;
}

interface LatestResponsesQuery extends LookedAt {
  readonly companyId: number;
  readonly personIds: readonly number[];
}

/**
 * Of each of some people the latest response of those that are looked at, or another one where there is none; people
 * who were never asked are left out.
 */
const latestResponsesOf = keptForms(
  (db, { companyId, personIds, ...lookedAt }: LatestResponsesQuery) =>
    db
      .selectFrom('performance_response')
      .where('company_id', '=', companyId)
      .where('person_id', '=', anyOf(personIds))
      .distinctOn('person_id')
      .select(listedColumns)
      .select((eb) => {
        const isOne = eb.and([isUncancelled(eb), isLookedAt(lookedAt)]);
        return sql<boolean>`coalesce(${isOne}, false)`.as('is_looked_at');
      })
      .select(({ fn }) =>
        fn
          .countAll<number>()
          .over((over) => over.partitionBy('person_id'))
          .as('request_count'),
      )
      .orderBy('person_id')
      .orderBy('is_looked_at', 'desc')
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc'),
);
