import type { Selectable } from 'kysely';
import type { MailMessageTable } from '../mail/mail-tables.ts';
import { type NotificationOrigin, notify } from './notify.ts';

/** What is known of a mail that could not be delivered. */
export type UndeliveredMail = Pick<
  Selectable<MailMessageTable>,
  'id' | 'person_id' | 'recipient' | 'created_at'
>;

/**
 * Tells that a mail with somebody's link could not be delivered. A mail and the link in it are made at one moment for one
 * address, which is what tells them as belonging together; what carries no link is told to nobody.
 */
export async function notifyUndelivered(
  origin: NotificationOrigin,
  mail: UndeliveredMail,
): Promise<void> {
  const link = await origin.db
    .selectFrom('link')
    .select(['kind', 'response_id', 'person_id', 'role'])
    .where('company_id', '=', origin.companyId)
    .where('origin', '=', 'mail')
    .where('issued_at', '=', mail.created_at)
    .where('mailed_to', '=', mail.recipient)
    .where(({ eb, or }) =>
      or([eb('person_id', '=', mail.person_id), eb('manager_id', '=', mail.person_id)]),
    )
    .executeTakeFirst();
  if (!link) return;
  await notify(origin, {
    kind: 'mail',
    key: `mail:${mail.id}`,
    audience: { mailsOf: link.kind },
    personId: link.person_id,
    subject: { kind: link.kind, id: link.response_id },
    details: { address: mail.recipient, role: link.role },
  });
}
