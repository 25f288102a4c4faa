import { formatDateTime } from '@aferir/domain';
import { recordAudit } from '../../../audit/audit.ts';
import { nobody } from '../../../audit/audit-entry.ts';
import type { Services } from '../../../context.ts';
import { readCompany } from '../../../db/company-store.ts';
import { findStaffUser } from '../../../db/staff-user-store.ts';
import type { JobPayloads } from '../../../jobs/job-queue.ts';
import { mailSenderOf, pageUrl } from '../../../mail/mail-addresses.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { makeTemporaryPassword } from '../../../security/temporary-password.ts';
import type { Passwords } from '../../../sessions/password.ts';
import { storeTemporaryPassword } from '../../../staff/temporary-password.ts';
import { recoveryMail } from './recovery-mail.ts';

/** What it works with. */
export interface TemporaryPasswordServices extends Pick<Services, 'database' | 'clock'> {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
}

/** Makes a temporary password and mails it; does nothing for whoever may not sign in. */
export async function sendTemporaryPassword(
  { database, clock, passwords, mailer }: TemporaryPasswordServices,
  { companyId, staffUserId }: JobPayloads['send-temporary-password'],
): Promise<void> {
  const password = makeTemporaryPassword();
  const passwordHash = await passwords.hash(password);
  await database.inCompany(companyId, async (db) => {
    const user = await findStaffUser(db, staffUserId);
    if (!user) return;
    const now = clock.now();
    const expiresAt = await storeTemporaryPassword(
      db,
      { companyId, staffUserId },
      passwordHash,
      now,
    );
    const content = recoveryMail({
      sender: mailSenderOf(await readCompany(db, companyId)),
      personName: user.name,
      password,
      validUntil: formatDateTime(expiresAt.toISOString()),
      url: pageUrl('/login'),
    });
    await mailer.enqueue(db, [{ companyId, to: user.login, content, now }]);
    await recordAudit(
      db,
      { companyId, actor: nobody, requestId: null, now },
      {
        action: 'password.recovery-mailed',
        subject: { kind: 'staff', id: staffUserId },
        ...(user.person_id !== null && { personId: user.person_id }),
      },
    );
  });
}
