import { DEFAULT_LANGUAGE, languageInForce } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import type { NameKind } from '../../../operation/links/link-kind.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { readNotifications } from '../notifications-read-model.ts';
import { toNotification } from '../notifications-serializer.ts';
import { type MailSections, readerOf } from '../reader.ts';

/** Lists what concerns the caller, the latest first. */
export function listNotifications(mails: MailSections, nameKind: NameKind): Operation {
  return defineReading('listNotifications', async ({ query }, context) => {
    const { take = 20, index: page = 0 } = query;
    const reader = readerOf(asStaff(context.actor), mails);
    const asked = { take, page, now: context.now };
    const { rows, total, unread, latestId, chosen } = await readNotifications(
      context,
      reader,
      asked,
    );
    // The staff area is Portuguese, where nobody has asked for anything else.
    const language = languageInForce(chosen, context.company.languages) ?? DEFAULT_LANGUAGE;
    return {
      data: {
        rows: rows.map((row) => toNotification(row, nameKind, language)),
        qtdRecords: total,
        qtdNaoLidas: unread,
        idUltima: latestId,
        cdIdioma: language,
      },
    };
  });
}
