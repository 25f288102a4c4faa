import { formatDateTime } from '@aferir/domain';
import type { Passwords } from '../../../operation/sessions/password.ts';
import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import { makeTemporaryPassword } from '../../../platform/security/temporary-password.ts';
import { mailSenderOf, pageUrl } from '../../../shared/mail/mail-addresses.ts';
import type { Mailer } from '../../../shared/mail/mailer.ts';
import { storeTemporaryPassword } from '../../../shared/staff/temporary-password.ts';
import { recoveryMail } from './recovery-mail.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** 0: nobody has the login, which may not be told from the request. */
    'send-temporary-password': { companyId: number; staffUserId: number };
  }
}

/** What it works with. */
export interface TemporaryPasswordServices extends JobServices {
  readonly passwords: Passwords;
  readonly mailer: Mailer;
}

/** Makes a temporary password and mails it; does nothing for whoever may not sign in. */
export async function sendTemporaryPassword(
  services: TemporaryPasswordServices,
  { companyId, staffUserId }: JobPayloads['send-temporary-password'],
): Promise<void> {
  const password = makeTemporaryPassword();
  const passwordHash = await services.passwords.hash(password);
  await inJob(services, companyId, async ({ db, now, audit }) => {
    const user = await findStaffUser(db, staffUserId);
    if (!user) return;
    const expiresAt = await storeTemporaryPassword(
      db,
      { companyId, staffUserId },
      passwordHash,
      now,
    );
    const sender = mailSenderOf(await readCompany(db, companyId), user);
    const content = recoveryMail({
      sender,
      personName: user.name,
      password,
      validUntil: formatDateTime(expiresAt.toISOString(), sender.language),
      url: pageUrl('/login'),
    });
    await services.mailer.enqueue(db, [{ companyId, to: user.login, content, now }]);
    await audit({
      action: 'password.recovery-mailed',
      subject: { kind: 'staff', id: staffUserId },
      ...(user.person_id !== null && { personId: user.person_id }),
    });
  });
}
