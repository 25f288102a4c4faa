import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReminderPart } from './reminder-part.ts';
import type { ReminderKind } from './reminders-tables.ts';

type MailedLinks = Pick<ReminderPart, 'link'>;

// The queries around have who is waited for as `waiting.awaited_id`, and what as `waiting.response_id`.
const awaitedId = sql.ref<number>('waiting.awaited_id');

/** The links to what waits that were mailed to whom it waits for. */
export function mailings(db: Db, companyId: number, part: MailedLinks) {
  return mailedLinks(db, companyId, part)
    .where('link.response_id', '=', sql.ref<number>('waiting.response_id'))
    .where('link.person_id', '=', sql.ref<number>('waiting.person_id'))
    .$if(part.link.role === 'manager', (links) => links.where('link.manager_id', '=', awaitedId));
}

/** The links of a kind that were mailed to whom something waits for, whatever each leads to. */
export function mailingsTo(db: Db, companyId: number, part: MailedLinks) {
  const links = mailedLinks(db, companyId, part);
  return part.link.role === 'manager'
    ? links.where('link.manager_id', '=', awaitedId)
    : links.where('link.person_id', '=', awaitedId);
}

/** Those of them that somebody had mailed once more: not the first ones, nor those of reminders. */
export function resendsTo(db: Db, companyId: number, part: MailedLinks) {
  return mailingsTo(db, companyId, part)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('link as earlier')
          .whereRef('earlier.company_id', '=', 'link.company_id')
          .whereRef('earlier.kind', '=', 'link.kind')
          .whereRef('earlier.response_id', '=', 'link.response_id')
          .whereRef('earlier.person_id', '=', 'link.person_id')
          .whereRef('earlier.role', '=', 'link.role')
          .whereRef('earlier.manager_id', 'is not distinct from', 'link.manager_id')
          .where('earlier.origin', '=', 'mail')
          .whereRef('earlier.issued_at', '<', 'link.issued_at')
          .select('earlier.id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder as made')
            .whereRef('made.company_id', '=', 'link.company_id')
            .where('made.person_id', '=', awaitedId)
            .whereRef('made.response_id', '=', 'link.response_id')
            .whereRef('made.created_at', '=', 'link.issued_at')
            .select('made.id'),
        ),
      ),
    );
}

/** The reminders of what waits that went to whom it waits for. */
export function remindersOf(db: Db, companyId: number, { kind }: Pick<ReminderPart, 'kind'>) {
  return reminders(db, companyId, [kind]).where(
    'reminder.response_id',
    '=',
    sql.ref<number>('waiting.response_id'),
  );
}

/** The reminders that went to whom something waits for, of this or of what the same links lead to. */
export function remindersTo(
  db: Db,
  companyId: number,
  { kind, link }: Pick<ReminderPart, 'kind' | 'link'>,
) {
  const kinds: readonly ReminderKind[] = link.role === 'manager' ? ofManagers : [kind];
  return reminders(db, companyId, kinds);
}

const ofManagers: readonly ReminderKind[] = ['rating', 'feedback'];

function reminders(db: Db, companyId: number, kinds: readonly ReminderKind[]) {
  return db
    .selectFrom('reminder')
    .where('reminder.company_id', '=', companyId)
    .where('reminder.kind', '=', anyOf(kinds))
    .where('reminder.person_id', '=', awaitedId);
}

function mailedLinks(db: Db, companyId: number, { link: { kind, role } }: MailedLinks) {
  return db
    .selectFrom('link')
    .where('link.company_id', '=', companyId)
    .where('link.kind', '=', kind)
    .where('link.role', '=', role)
    .where('link.origin', '=', 'mail');
}
