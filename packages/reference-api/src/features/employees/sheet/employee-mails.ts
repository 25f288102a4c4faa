import type { components } from '@aferir/api-client';
import type { SectionId } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../../platform/db/list-order.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import { readPage } from '../../../platform/db/read-page.ts';
import { searchable } from '../../../platform/db/search-expression.ts';
import { MAIL_SITUATIONS, mailFailure } from '../../../shared/mail/mail-failure.ts';
import type { MailMessageRow } from '../../../shared/mail/mail-tables.ts';

type EmployeeMail = components['schemas']['EmployeeMail'];

/** Which mails to list. */
export interface EmployeeMailsQuery extends PersonPlace, PageQuery {
  /** Only mails of these sections; undefined: all, those of no known section too. */
  readonly sections: readonly SectionId[] | undefined;
  /** Without it, the newest first. */
  readonly order?: ListOrder<keyof typeof orders> | undefined;
}

const orders = {
  assunto: searchable(sql.ref('subject')),
  endereco: searchable(sql.ref('recipient')),
  envio: sql.ref('created_at'),
  // Where nothing leaves the machine, a mail has come where it goes as well.
  situacao: sql`array_position('{queued,sent,failed,dropped}'::text[], replace(status, 'outbox', 'sent'))`,
} as const;

type ListedMail = Pick<
  MailMessageRow,
  'id' | 'subject' | 'recipient' | 'status' | 'created_at' | 'delivered_at' | 'last_error'
>;

/** Lists the mails to a person or about them, without what they said. */
export function listMailsOfPerson(
  db: Db,
  { companyId, personId, sections, order, take, page }: EmployeeMailsQuery,
): Promise<Page<ListedMail>> {
  const matches = db
    .selectFrom('mail_message')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('is_listed', '=', true)
    .$if(sections !== undefined, (all) => all.where('section', '=', anyOf(sections ?? [])));
  const listed = matches
    .select(['id', 'subject', 'recipient', 'status', 'created_at', 'delivered_at', 'last_error'])
    .$if(order !== undefined, (all) => (order ? all.orderBy(orders[order.by], wayOf(order)) : all))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(matches, listed, { take, page });
}

/** A mail as a list tells one. */
export function toEmployeeMail(mail: ListedMail): EmployeeMail {
  return {
    idEmail: mail.id,
    dsAssunto: mail.subject,
    dsEmail: mail.recipient,
    dtEnvio: mail.created_at.toISOString(),
    dtEntrega: mail.delivered_at?.toISOString() ?? null,
    tpSituacao: MAIL_SITUATIONS[mail.status],
    tpFalha: mailFailure(mail),
  };
}
