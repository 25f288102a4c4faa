import type { components } from '@aferir/api-client';
import { mailedRecentlyAfter } from '@aferir/domain';
import { type AliasableExpression, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { Recipient } from '../requests/recipient.ts';
import { waitingFor } from './due-reminders.ts';
import { mailingsTo, remindersTo } from './mailed-before.ts';
import type { ReminderPart, WaitingRow } from './reminder-part.ts';
import type { ReminderKind } from './reminders-tables.ts';

/** Whom staff may remind of some parts at once, of the responses of all people or of some. */
export interface AwaitedQuery extends InCompany {
  readonly parts: readonly ReminderPart[];
  /** Ids of the people whose responses count; undefined for everybody's. */
  readonly people: AliasableExpression<{ id: number }> | undefined;
  readonly now: Date;
}

/** Something that waits for an active person, of another or their own. */
export interface AwaitedPlace extends Omit<WaitingRow, 'cycle_id'> {
  readonly kind: ReminderKind;
  readonly awaited_name: string;
  readonly email: string | null;
  readonly language: string | null;
  /** Whether whom it waits for was mailed of it, or of the like, within 24 hours. */
  readonly is_recent: boolean;
  /** Whether it is of one of the people whose responses count. */
  readonly is_chosen: boolean;
}

/** How many would be reminded, and how many not. */
export async function countAwaited(
  query: AwaitedQuery,
): Promise<components['schemas']['ReminderPreview']> {
  const awaited = await (query.parts.some(({ narrow }) => narrow)
    ? narrowedAwaited(query)
    : groupedAwaited(query));
  const count = (isCounted: (one: AwaitedPeople) => boolean) =>
    awaited.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  return {
    qtdLembrar: count(({ hasEmail, isRecent }) => hasEmail && !isRecent),
    qtdSemEmail: count(({ hasEmail }) => !hasEmail),
    qtdRecentes: count(({ hasEmail, isRecent }) => hasEmail && isRecent),
  };
}

/** The next of those who may be reminded, by id. Whether each is, is found out under lock. */
export function findNextAwaited(
  query: AwaitedQuery,
  lastPersonId: number,
  most: number,
): Promise<Recipient[]> {
  return query.db
    .selectFrom(placesOf(query).as('place'))
    .where('awaited_id', '>', lastPersonId)
    .where('is_recent', '=', false)
    .where('email', '!=', '')
    .groupBy('awaited_id')
    .having(sql<boolean>`bool_or(is_chosen)`)
    .select('awaited_id as id')
    .select(sql<string>`min(awaited_name)`.as('name'))
    .select(sql<string>`min(email)`.as('email'))
    .select(sql<string | null>`min(language)`.as('language'))
    .orderBy('awaited_id')
    .limit(most)
    .execute();
}

/** All that waits for some people and that they may be reminded of now, in the order in which it came to wait. */
export async function listPlacesOf(
  query: AwaitedQuery,
  awaitedIds: readonly number[],
): Promise<AwaitedPlace[]> {
  const places = await query.db
    .selectFrom(placesOf(query).as('place'))
    .where('awaited_id', '=', anyOf(awaitedIds))
    .where('is_recent', '=', false)
    .where('email', '!=', '')
    .selectAll()
    .orderBy('since')
    .orderBy('response_id')
    .execute();
  const narrowed = await narrow(query, places);
  const chosen = new Set(
    narrowed.filter(({ is_chosen }) => is_chosen).map(({ awaited_id }) => awaited_id),
  );
  return narrowed.filter(({ awaited_id }) => chosen.has(awaited_id));
}

/** People who stand alike. */
interface AwaitedPeople {
  readonly hasEmail: boolean;
  readonly isRecent: boolean;
  readonly people: number;
}

function groupedAwaited(query: AwaitedQuery): Promise<AwaitedPeople[]> {
  const awaited = query.db
    .selectFrom(placesOf(query).as('place'))
    .groupBy('awaited_id')
    .having(sql<boolean>`bool_or(is_chosen)`)
    .select(sql<boolean>`bool_or(is_recent)`.as('isRecent'))
    .select(sql<boolean>`coalesce(min(email), '') <> ''`.as('hasEmail'));
  return query.db
    .selectFrom(awaited.as('awaited'))
    .groupBy(['isRecent', 'hasEmail'])
    .select(['isRecent', 'hasEmail'])
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .execute();
}

async function narrowedAwaited(query: AwaitedQuery): Promise<AwaitedPeople[]> {
  const places = await query.db.selectFrom(placesOf(query).as('place')).selectAll().execute();
  const people = new Map<number, AwaitedPeople>();
  for (const { awaited_id, email, is_recent, is_chosen } of await narrow(query, places)) {
    if (!is_chosen) continue;
    people.set(awaited_id, { hasEmail: Boolean(email), isRecent: is_recent, people: 1 });
  }
  return [...people.values()];
}

async function narrow(
  query: AwaitedQuery,
  places: readonly AwaitedPlace[],
): Promise<AwaitedPlace[]> {
  const kept: AwaitedPlace[] = [];
  for (const part of query.parts) {
    const ofPart = places.filter(({ kind }) => kind === part.kind);
    kept.push(...(part.narrow && ofPart.length > 0 ? await part.narrow(query, ofPart) : ofPart));
  }
  return kept;
}

function placesOf(query: AwaitedQuery) {
  const [first, ...others] = query.parts.map((part) => placesOfPart(query, part));
  if (!first) throw new Error('There is nothing to remind of.');
  return others.reduce((all, other) => all.unionAll(other), first);
}

function placesOfPart({ db, company, people, now }: AwaitedQuery, part: ReminderPart) {
  const recently = mailedRecentlyAfter(now);
  const mailed = mailingsTo(db, company.id, part)
    .where('link.issued_at', '>', recently)
    .select('link.id');
  const reminded = remindersTo(db, company.id, part)
    .where('reminder.created_at', '>', recently)
    .select('reminder.id');
  const isChosen = people ? sql<boolean>`waiting.person_id in (${people})` : sql.lit(true);
  return waitingFor(db, company.id, part)
    .where('awaited.is_active', '=', true)
    .where('person.is_active', '=', true)
    .select(['waiting.response_id', 'waiting.person_id', 'waiting.awaited_id', 'waiting.since'])
    .select(['awaited.name as awaited_name', 'awaited.email', 'awaited.language'])
    .select(sql.lit<ReminderKind>(part.kind).as('kind'))
    .select(sql<boolean>`exists ${mailed} or exists ${reminded}`.as('is_recent'))
    .select(isChosen.as('is_chosen'));
}
