import type { components } from '@aferir/api-client';
import { waitingDays } from '@aferir/domain';
import { type OrderByItemBuilder, sql } from 'kysely';
import type { ReadingContext } from '../../operation/context.ts';
import type { ResponseKind } from '../../operation/links/links-tables.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { MAIL_SITUATIONS, mailFailure } from '../mail/mail-failure.ts';

type SheetRequest = components['schemas']['SheetRequest'];

/** How many of the newest results a person's page tells of. */
export const MOST_SHEET_RESULTS = 5;

/** An open request, as its kind knows it. */
export interface OpenSheetRequest {
  readonly id: number;
  readonly status: SheetRequest['cdStatus'];
  readonly statusLabel: string;
  readonly sentAt: Date;
  /** Since when it waits for those whom it waits for now. */
  readonly since: Date;
  readonly awaited: readonly { readonly id: number; readonly name: string }[];
}

/** The open request of a person as their page shows it, with when a link to it was last mailed to those whom it waits for. */
export async function toSheetRequest(
  { db, company, now }: ReadingContext,
  kind: ResponseKind,
  request: OpenSheetRequest,
): Promise<SheetRequest> {
  const mail = await lastMail(db, {
    companyId: company.id,
    kind,
    responseId: request.id,
    awaitedIds: request.awaited.map(({ id }) => id),
  });
  return {
    idResposta: request.id,
    cdStatus: request.status,
    nmStatus: request.statusLabel,
    dtEnvio: request.sentAt.toISOString(),
    dtDesde: request.since.toISOString(),
    qtdDias: waitingDays(request.since, now),
    dtUltimoEmail: mail?.issued_at.toISOString() ?? null,
    dsUltimoEmail: mail?.mailed_to || null,
    tpUltimoEmail: mail?.status ? MAIL_SITUATIONS[mail.status] : null,
    tpFalha: mail?.status ? mailFailure({ ...mail, status: mail.status }) : null,
    aguarda: request.awaited.map(({ id, name }) => ({ idOrganogramaPessoa: id, nmPessoa: name })),
  };
}

interface LastMailQuery {
  readonly companyId: number;
  readonly kind: ResponseKind;
  readonly responseId: number;
  readonly awaitedIds: readonly number[];
}

/**
 * The newest link that was mailed to somebody who is waited for, with its mail: both are made at one moment. Of several at that
 * moment it is one that did not arrive.
 */
function lastMail(db: Db, asked: LastMailQuery) {
  const knownFirst = (item: OrderByItemBuilder) => item.desc().nullsLast();
  return db
    .selectFrom('link')
    .leftJoin('mail_message as mail', (join) =>
      join
        .onRef('mail.company_id', '=', 'link.company_id')
        .on(({ eb, ref, fn }) =>
          eb('mail.person_id', '=', fn.coalesce(ref('link.manager_id'), ref('link.person_id'))),
        )
        .onRef('mail.created_at', '=', 'link.issued_at')
        .onRef('mail.recipient', '=', 'link.mailed_to'),
    )
    .where('link.company_id', '=', asked.companyId)
    .where('link.kind', '=', asked.kind)
    .where('link.response_id', '=', asked.responseId)
    .where('link.origin', '=', 'mail')
    .where('link.role', 'in', ['self', 'manager'])
    .where(sql<boolean>`coalesce(link.manager_id, link.person_id) = ${anyOf(asked.awaitedIds)}`)
    .select(['link.issued_at', 'link.mailed_to', 'mail.status', 'mail.last_error'])
    .orderBy('link.issued_at', 'desc')
    .orderBy(sql`mail.status = 'failed'`, knownFirst)
    .orderBy('mail.id', knownFirst)
    .limit(1)
    .executeTakeFirst();
}
