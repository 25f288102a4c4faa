import type { Selectable } from 'kysely';
import type { LinkTable } from '../../../operation/links/links-tables.ts';
import type { SessionTable } from '../../../operation/sessions/sessions-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import type { MailMessageTable } from '../../../shared/mail/mail-tables.ts';

/** A link that was made for a person or to a response of theirs. */
export type PersonalLink = Pick<
  Selectable<LinkTable>,
  'kind' | 'role' | 'mailed_to' | 'issued_at' | 'expires_at'
>;

/** When a session was used. */
export interface PersonalSession
  extends Pick<Selectable<SessionTable>, 'created_at' | 'last_seen_at' | 'ended_at'> {
  /** Name of the company's key that opened it; null when a password did. */
  key_name: string | null;
}

/** A mail that went to a person. */
export type PersonalMail = Pick<
  Selectable<MailMessageTable>,
  'subject' | 'recipient' | 'created_at'
>;

/** Links to a person's responses and those made for the person as a manager, newest first. */
export function listLinks(db: Db, { companyId, personId }: PersonPlace): Promise<PersonalLink[]> {
  return db
    .selectFrom('link')
    .where('company_id', '=', companyId)
    .where(({ eb, or }) => or([eb('person_id', '=', personId), eb('manager_id', '=', personId)]))
    .select(['kind', 'role', 'mailed_to', 'issued_at', 'expires_at'])
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A person's sessions, those of the internal user who is the person too, newest first. */
export function listSessions(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<PersonalSession[]> {
  return db
    .selectFrom('session')
    .leftJoin('staff_user', (join) => onReference(join, 'staff_user', 'session.staff_user_id'))
    .leftJoin('company_key', (join) => onReference(join, 'company_key', 'session.company_key_id'))
    .where('session.company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([eb('session.person_id', '=', personId), eb('staff_user.person_id', '=', personId)]),
    )
    .select([
      'session.created_at',
      'session.last_seen_at',
      'session.ended_at',
      'company_key.name as key_name',
    ])
    .orderBy('session.created_at', 'desc')
    .execute();
}

/** Mails to a person or with the person's report, whatever the address, newest first. */
export function listMails(db: Db, { companyId, personId }: PersonPlace): Promise<PersonalMail[]> {
  return db
    .selectFrom('mail_message')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .select(['subject', 'recipient', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
