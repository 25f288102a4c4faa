import {
  DISC_STATUS_COURSE,
  type DiscStatus,
  OPEN_DISC_STATUSES,
  type Profile,
} from '@aferir/domain';
import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { inSpan } from '../../shared/figures/period.ts';
import { inCycle, type ResultScope } from '../../shared/figures/result-scope.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { lastReminderOf } from '../../shared/reminders/last-reminders.ts';
import { instrumentOf, outcomeOf, outcomesByName, outcomesOfPrimary } from './disc-content.ts';
import { resultsOfPeople } from './results-of-people.ts';

/** What lists of people tell of behavioral assessments. */
export const latestAssessments = {
  ofPeople: latestOfPeople,
  statusOfPerson: (db: Db, companyId: number, scope?: ResultScope) =>
    latestRequest(db, companyId, scope).select('disc_response.status').$asScalar(),
  rankOfPerson,
  resultOfPerson,
  requestOfPerson,
  hasProfile,
  resultsOfPeople,
  countAssessed,
  nameOutcome: (outcomeId: number) => outcomeOf(outcomeId).name,
  countQuestions: (version: number) => instrumentOf(version).questions.length,
};

interface OpenRequest {
  responseId: number;
  status: DiscStatus;
  instrumentVersion: number;
  answered: number;
  sentAt: string;
  cycleId: number | null;
}

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

/**
 * Whether the `person` of a query has a result of a primary profile; null: whether there is none; undefined: whether
 * there is any. With a scope it is the last one in it.
 */
function hasProfile(
  db: Db,
  companyId: number,
  profile: Profile | null | undefined,
  scope?: ResultScope,
) {
  const outcomes = profile && anyOf(outcomesOfPrimary(profile));
  if (scope) {
    const outcome = lastResult(db, companyId, scope).select('outcome_id');
    if (!outcomes) return sql<SqlBool>`${outcome} is ${profile === null ? sql`` : sql`not`} null`;
    return sql<SqlBool>`${outcome} = ${outcomes}`;
  }
  const results = db
    .selectFrom('disc_latest_result')
    .where('company_id', '=', companyId)
    .$if(Boolean(outcomes), (all) => all.where('outcome_id', '=', outcomes ?? null))
    .select('person_id');
  return profile === null
    ? sql<SqlBool>`not exists ${results.where(({ eb }) => eb('person_id', '=', sql.ref<number>('person.id')))}`
    : sql<SqlBool>`person.id in ${results}`;
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

/** The open request of a person as JSON, to be selected beside other facts. */
function requestOfPerson(db: Db, { id, company_id }: Pick<PersonRow, 'id' | 'company_id'>) {
  return db
    .selectFrom('disc_response')
    .where('company_id', '=', company_id)
    .where('person_id', '=', id)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .limit(1)
    .select(({ selectFrom }) => {
      const answered = selectFrom('disc_answer')
        .whereRef('disc_answer.company_id', '=', 'disc_response.company_id')
        .whereRef('disc_answer.response_id', '=', 'disc_response.id')
        .select(({ fn }) => fn.countAll().as('count'));
      return sql<OpenRequest | null>`
        json_build_object('responseId', id, 'status', status, 'instrumentVersion', instrument_version,
          'answered', ${answered}, 'sentAt', sent_at, 'cycleId', cycle_id)`.as('request');
    })
    .$asScalar();
}

/** Requests of the `person` of a query. */
function requestsOfPerson(db: Db, companyId: number) {
  return db
    .selectFrom('disc_response')
    .where('disc_response.company_id', '=', companyId)
    .where(({ eb }) => eb('disc_response.person_id', '=', sql.ref<number>('person.id')));
}

/** The newest of a person's requests that was not closed, with a cycle of those in it. */
function latestRequest(db: Db, companyId: number, scope: ResultScope = {}) {
  return requestsOfPerson(db, companyId)
    .where(inCycle('disc_response.cycle_id', scope))
    .where('disc_response.closed_at', 'is', null)
    .orderBy('disc_response.sent_at', 'desc')
    .orderBy('disc_response.id', 'desc')
    .limit(1);
}

/** What each `person` of a query is put in order by; with a scope, by what is in it. */
function rankOfPerson(
  db: Db,
  companyId: number,
  by: 'perfil' | 'status' | 'resposta' | 'espera' | 'lembrete',
  scope?: ResultScope,
): Expression<unknown> {
  const ofRequest = (value: RawBuilder<unknown>) =>
    latestRequest(db, companyId, scope).select(value.as('rank'));
  const ofOpen = (value: Expression<unknown>) =>
    ofRequest(sql`case when disc_response.status = ${anyOf(OPEN_DISC_STATUSES)} then ${value} end`);
  const ofResult = resultShown(db, companyId, scope);
  switch (by) {
    case 'perfil':
      return sql`(select ${rankOfOutcome()} from ${ofResult} as shown)`;
    case 'resposta':
      return sql`(select finished_at from ${ofResult} as shown)`;
    case 'status':
      return ofRequest(sql`array_position(${DISC_STATUS_COURSE}::integer[], disc_response.status)`);
    // Who has waited longest was asked first.
    case 'espera':
      return ofOpen(sql`-extract(epoch from disc_response.sent_at)`);
    case 'lembrete':
      return ofOpen(
        lastReminderOf(db, {
          companyId,
          kind: 'behavioral',
          id: sql.ref<number>('disc_response.id'),
          since: sql.ref<Date>('disc_response.sent_at'),
        }),
      );
  }
}

/** The place of an outcome among the names: of every version the same. */
function rankOfOutcome(): RawBuilder<number> {
  const named = outcomesByName().flatMap((ids, place) => ids.map((id) => ({ id, place })));
  const places = named.map(({ place }) => place);
  return sql`(${places}::integer[])[array_position(${named.map(({ id }) => id)}::integer[], outcome_id)]`;
}

/** The last of a person's results in a scope. */
function lastResult(db: Db, companyId: number, scope: ResultScope) {
  return requestsOfPerson(db, companyId)
    .where('disc_response.finished_at', 'is not', null)
    .where(inSpan('disc_response.finished_at', scope))
    .where(inCycle('disc_response.cycle_id', scope))
    .orderBy('disc_response.finished_at', 'desc')
    .orderBy('disc_response.id', 'desc')
    .limit(1);
}

/** The latest result of the `person` of a query, or with a scope the last one in it. */
function resultShown(
  db: Db,
  companyId: number,
  scope?: ResultScope,
): AliasableExpression<{ outcome_id: number | null; finished_at: Date | null }> {
  if (scope) return lastResult(db, companyId, scope).select(['outcome_id', 'finished_at']);
  return db
    .selectFrom('disc_latest_result')
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('person_id', '=', sql.ref<number>('person.id')))
    .select(['outcome_id', 'finished_at']);
}

/**
 * One row for each person of a company: the latest open request, the latest result and how many
 * requests there were. To be joined by lists of people. With a scope the result is the last one in
 * it, and with a cycle the request as well.
 */
function latestOfPeople(db: Db, companyId: number, scope?: ResultScope) {
  return db
    .selectFrom('person')
    .leftJoinLateral(
      latestRequest(db, companyId, scope)
        .select(['disc_response.id', 'disc_response.status', 'disc_response.sent_at'])
        .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(resultShown(db, companyId, scope).as('result'), (join) => join.onTrue())
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
