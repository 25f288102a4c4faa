import {
  type AwaitedAnswer,
  mailedRecentlyAfter,
  type ReminderSettings,
  remindedBefore,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { Recipient } from '../requests/recipient.ts';
import { mailings, remindersOf, remindersTo, resendsTo } from './mailed-before.ts';
import type { ReminderPart, WaitingPlace } from './reminder-part.ts';

/** The company whose reminders are asked for, its rule and the moment. */
export interface DueQuery extends InCompany {
  readonly settings: Pick<ReminderSettings, 'afterDays' | 'atMost'>;
  readonly now: Date;
}

/** What there is to remind somebody of, and whom. */
export interface ReminderTarget extends Omit<AwaitedAnswer, 'isOpen'> {
  readonly recipient: Recipient;
}

/** All that a part has to remind somebody of now, in the order in which it was asked. */
export async function listDue(query: DueQuery, part: ReminderPart): Promise<WaitingPlace[]> {
  const places = await due(query, part)
    .select(['waiting.response_id', 'waiting.person_id', 'waiting.awaited_id'])
    .orderBy('waiting.response_id')
    .orderBy('waiting.awaited_id')
    .execute();
  return part.narrow ? part.narrow(query, places) : places;
}

/** All of a cycle that waits for somebody now, in the order in which it was asked. */
export async function listOfCycle(
  context: InCompany,
  part: ReminderPart,
  cycleId: number,
): Promise<WaitingPlace[]> {
  const places = await waitingFor(context.db, context.company.id, part)
    .where('waiting.cycle_id', '=', cycleId)
    .where('awaited.is_active', '=', true)
    .where('awaited.email', '!=', '')
    .where('person.is_active', '=', true)
    .select(['waiting.response_id', 'waiting.person_id', 'waiting.awaited_id'])
    .orderBy('waiting.response_id')
    .orderBy('waiting.awaited_id')
    .execute();
  return part.narrow ? part.narrow(context, places) : places;
}

/** How many reminders of some parts are due. */
export async function countDue(query: DueQuery, parts: readonly ReminderPart[]): Promise<number> {
  let all = 0;
  for (const part of parts) {
    if (part.narrow) {
      all += (await listDue(query, part)).length;
    } else {
      const { count } = await due(query, part)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      all += count;
    }
  }
  return all;
}

/** The target of what may have been answered meanwhile; undefined where nobody waits for it any more. */
export async function findReminderTarget(
  { db, company }: InCompany,
  part: ReminderPart,
  place: Omit<WaitingPlace, 'person_id'>,
): Promise<ReminderTarget | undefined> {
  const lastResend = resendsTo(db, company.id, part).select(sql`max(link.issued_at)`.as('at'));
  const lastByHand = remindersTo(db, company.id, part)
    .where('reminder.number', 'is', null)
    .select(sql`max(reminder.created_at)`.as('at'));
  const row = await waitingFor(db, company.id, part)
    .where('waiting.response_id', '=', place.response_id)
    .where('waiting.awaited_id', '=', place.awaited_id)
    .select(['waiting.since', 'waiting.person_id'])
    .select(['awaited.id', 'awaited.name', 'awaited.email', 'awaited.language'])
    .select(
      sql<boolean>`awaited.is_active and person.is_active and coalesce(awaited.email, '') <> ''`.as(
        'is_reachable',
      ),
    )
    .select(
      mailings(db, company.id, part)
        .select(sql<Date>`max(link.issued_at)`.as('at'))
        .as('mailed_at'),
    )
    .select(
      remindersOf(db, company.id, part)
        .select(sql<Date | null>`max(reminder.created_at)`.as('at'))
        .as('reminded_at'),
    )
    .select(sql<Date | null>`greatest(${lastResend}, ${lastByHand})`.as('by_hand_at'))
    .select(
      remindersOf(db, company.id, part)
        .select(({ fn }) => fn.coalesce(fn.max('reminder.number'), sql.lit(0)).as('number'))
        .as('reminders'),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const found = { ...place, person_id: row.person_id };
  if ((await part.narrow?.({ db, company }, [found]))?.length === 0) return undefined;
  const { since, mailed_at, reminded_at, by_hand_at } = row;
  const moments = [since, mailed_at, reminded_at].map((moment) => moment?.getTime() ?? 0);
  return {
    isReachable: row.is_reachable,
    lastMailedAt: new Date(Math.max(...moments)),
    lastByHandAt: by_hand_at ?? undefined,
    reminders: row.reminders ?? 0,
    recipient: { id: row.id, name: row.name, email: row.email ?? '', language: row.language },
  };
}

function due({ db, company, settings, now }: DueQuery, part: ReminderPart) {
  const before = remindedBefore(settings, now);
  const recently = mailedRecentlyAfter(now);
  return waitingFor(db, company.id, part)
    .where('waiting.cycle_id', 'is', null)
    .where('awaited.is_active', '=', true)
    .where('person.is_active', '=', true)
    .where('awaited.email', '!=', '')
    .where('waiting.since', '<', before)
    .where(({ not, exists }) =>
      not(
        exists(
          mailings(db, company.id, part).where('link.issued_at', '>=', before).select('link.id'),
        ),
      ),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          remindersOf(db, company.id, part)
            .where(({ eb, or }) =>
              or([
                eb('reminder.number', '>=', settings.atMost),
                eb('reminder.created_at', '>=', before),
              ]),
            )
            .select('reminder.id'),
        ),
      ),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          remindersTo(db, company.id, part)
            .where('reminder.number', 'is', null)
            .where('reminder.created_at', '>', recently)
            .select('reminder.id'),
        ),
      ),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          resendsTo(db, company.id, part).where('link.issued_at', '>', recently).select('link.id'),
        ),
      ),
    );
}

/** What a part waits for, with who is waited for as `awaited` and whose it is as `person`. */
export function waitingFor(db: Db, companyId: number, part: ReminderPart) {
  return db
    .selectFrom(part.waiting(db, companyId).as('waiting'))
    .innerJoin('person as awaited', 'awaited.id', 'waiting.awaited_id')
    .innerJoin('person', 'person.id', 'waiting.person_id')
    .where('awaited.company_id', '=', companyId)
    .where('person.company_id', '=', companyId);
}
