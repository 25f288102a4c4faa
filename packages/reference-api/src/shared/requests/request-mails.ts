import type { MailedLinkKind } from '../../operation/links/link-kind.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailOrigin, MailServices } from '../mail/mailer.ts';
import type { AnsweringProgress } from '../mail/templates/answering-progress.ts';
import type { ReminderNote } from '../mail/templates/reminder-note.ts';
import {
  type AnsweringTexts,
  type MadeRequest,
  mailFirstLinks,
  mailNextLinks,
  type NextMail,
  type WriteMail,
} from './answering-mail.ts';
import { noteAddresses } from './mailed-addresses.ts';
import type { ResponseTableName } from './response-table.ts';

/** An open request that is mailed once more. */
export interface RequestToMailAgain extends NextMail {
  /** Which reminder it is, where nobody has sent it by hand. */
  note?: ReminderNote | undefined;
}

/** Where requests of one kind are kept, and what is written about them. */
export interface RequestMailTexts<Request extends MadeRequest> {
  readonly kind: MailedLinkKind;
  readonly table: ResponseTableName;
  readonly first: WriteMail<Request>;
  /** Where nobody has sent it by hand, with a note that says so. */
  readonly again: (
    texts: AnsweringTexts & Pick<RequestToMailAgain, 'note'> & { progress: AnsweringProgress },
  ) => MailContent;
  /** Reads how far people are with some open requests, by the ids of these. */
  readonly readProgress: (
    db: Db,
    companyId: number,
    responseIds: readonly number[],
  ) => Promise<ReadonlyMap<number, AnsweringProgress>>;
}

/** Makes the two ways in which requests of one kind are mailed. */
export function createRequestMails<Request extends MadeRequest>({
  kind,
  table,
  first,
  again,
  readProgress,
}: RequestMailTexts<Request>) {
  return {
    /** Makes the answering links of new requests and mails them to those who have an address. */
    mailRequests: (services: MailServices, origin: MailOrigin, requests: readonly Request[]) =>
      mailFirstLinks(services, origin, kind, requests, first),

    /**
     * Makes new answering links of open requests and mails them, with what is left of each, and notes where they went;
     * older links die within a day.
     */
    async mailRequestsAgain(
      services: MailServices,
      origin: MailOrigin,
      requests: readonly RequestToMailAgain[],
    ): Promise<void> {
      const { db, company } = origin;
      const ids = requests.map(({ responseId }) => responseId);
      const known = await readProgress(db, company.id, ids);
      const open = requests.flatMap((request) => {
        const progress = known.get(request.responseId);
        return progress ? [{ ...request, progress }] : [];
      });
      await mailNextLinks(services, origin, kind, open, ({ note, progress }, texts) =>
        again({ ...texts, note, progress }),
      );
      await noteAddresses(db, company.id, table, requests);
    },
  };
}
