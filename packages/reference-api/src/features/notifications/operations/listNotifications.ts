import { asStaff } from '../../../context.ts';
import type { NameKind } from '../../../links/response-kind.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { createNotificationStore } from '../notification-store.ts';
import { toNotification } from '../notifications-serializer.ts';
import { type MailSections, readerOf } from '../reader.ts';

/** Lists what concerns the caller, the latest first. */
export function listNotifications(mails: MailSections, nameKind: NameKind): Operation {
  return defineReading('listNotifications', async ({ query }, { db, company, actor, now }) => {
    const { take, index } = query;
    const { rows, total, unread, latestId } = await createNotificationStore(db, company.id).list(
      readerOf(asStaff(actor), mails),
      { take: take ?? 20, page: index ?? 0, now },
    );
    return {
      data: {
        rows: rows.map((row) => toNotification(row, nameKind)),
        qtdRecords: total,
        qtdNaoLidas: unread,
        idUltima: latestId,
      },
    };
  });
}
