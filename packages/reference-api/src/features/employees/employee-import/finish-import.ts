import { findStaffUser } from '../../../operation/sessions/staff-user-store.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import { mailSenderOf, pageUrl } from '../../../shared/mail/mail-addresses.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { importMail } from './import-mail.ts';
import type { ImportOutcome } from './import-next.ts';
import { notifyImport } from './import-notification.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';

/** The most rows that a mail carries. */
const mostAttached = 5000;

/** Ends an import, and mails whoever started it what it has done. */
export async function finishImport(
  { mailer }: MailServices,
  { db, companyId, stored: { id, staff_user_id }, now, audit }: ImportStep,
  outcome: Exclude<ImportOutcome, 'rows left'>,
): Promise<void> {
  const store = createImportStore(db, companyId);
  const isDone = outcome === 'done';
  await store.change(id, {
    state: isDone ? 'done' : 'stopped',
    reason: isDone ? null : texts.importStopped,
    finished_at: now,
  });
  await audit({
    action: isDone ? 'import.finished' : 'import.stopped',
    subject: { kind: 'import', id },
  });
  const stored = await store.find(id);
  if (stored) await notifyImport({ db, companyId, now }, stored, isDone ? 'done' : 'stopped');
  const user = await findStaffUser(db, staff_user_id);
  if (!stored || !user) return;
  const { rows } = await store.listFaults(id, { take: mostAttached, page: 0 });
  const content = importMail({
    sender: mailSenderOf(await readCompany(db, companyId), user),
    personName: user.name,
    stored,
    leftOut: rows,
    url: pageUrl(`/funcionarios/importar?importacao=${id}`),
  });
  await mailer.enqueue(db, [{ companyId, to: user.login, content, now }]);
}
