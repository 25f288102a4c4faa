import { asStaff } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { createNotificationStore } from '../notification-store.ts';
import { type MailSections, readerOf } from '../reader.ts';

/** Marks what the caller has read: a row, or all up to it. */
export function markNotificationsRead(mails: MailSections): Operation {
  return defineOperation('markNotificationsRead', async ({ body }, { db, company, actor, now }) => {
    const store = createNotificationStore(db, company.id);
    const reader = readerOf(asStaff(actor), mails);
    const told = found(await store.find(reader, body.idNotificacao, now));
    await (body.flApenasEsta ? store.markOne(reader, told) : store.markAllUpTo(reader, told.id));
    return { data: null };
  });
}
