import { type AwaitedAnswer, type ReminderSettings, remindedBefore } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { InCompany } from '../../platform/db/in-company.ts';
import type { Recipient } from '../requests/recipient.ts';
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
  const row = await waitingFor(db, company.id, part)
    .where('waiting.response_id', '=', place.response_id)
    .where('waiting.awaited_id', '=', place.awaited_id)
    .select(['waiting.since', 'waiting.person_id', 'awaited.id', 'awaited.name', 'awaited.email'])
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
        .select(({ fn }) => fn.coalesce(fn.max('reminder.number'), sql.lit(0)).as('number'))
        .as('reminders'),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const found = { ...place, person_id: row.person_id };
  if ((await part.narrow?.({ db, company }, [found]))?.length === 0) return undefined;
  const { since, mailed_at: mailedAt } = row;
  return {
    isReachable: row.is_reachable,
    lastMailedAt: mailedAt && mailedAt > since ? mailedAt : since,
    reminders: row.reminders ?? 0,
    recipient: { id: row.id, name: row.name, email: row.email ?? '' },
  };
}

function due({ db, company, settings, now }: DueQuery, part: ReminderPart) {
  const before = remindedBefore(settings, now);
  return waitingFor(db, company.id, part)
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
            .where('reminder.number', '>=', settings.atMost)
            .select('reminder.id'),
        ),
      ),
    );
}

function waitingFor(db: Db, companyId: number, part: ReminderPart) {
  return db
    .selectFrom(part.waiting(db, companyId).as('waiting'))
    .innerJoin('person as awaited', 'awaited.id', 'waiting.awaited_id')
    .innerJoin('person', 'person.id', 'waiting.person_id')
    .where('awaited.company_id', '=', companyId)
    .where('person.company_id', '=', companyId);
}

/** The links to what waits that were mailed to whom it waits for. */
function mailings(db: Db, companyId: number, { link: { kind, role } }: ReminderPart) {
  return db
    .selectFrom('link')
    .where('link.company_id', '=', companyId)
    .where('link.kind', '=', kind)
    .where('link.role', '=', role)
    .where('link.origin', '=', 'mail')
    .where('link.response_id', '=', sql.ref<number>('waiting.response_id'))
    .where('link.person_id', '=', sql.ref<number>('waiting.person_id'))
    .$if(role === 'manager', (links) =>
      links.where('link.manager_id', '=', sql.ref<number>('waiting.awaited_id')),
    );
}

function remindersOf(db: Db, companyId: number, { kind }: ReminderPart) {
  return db
    .selectFrom('reminder')
    .where('reminder.company_id', '=', companyId)
    .where('reminder.kind', '=', kind)
    .where('reminder.response_id', '=', sql.ref<number>('waiting.response_id'))
    .where('reminder.person_id', '=', sql.ref<number>('waiting.awaited_id'));
}
