import type { components } from '@aferir/api-client';
import { mailOverdueSince, waitingDays } from '@aferir/domain';
import { type AliasableExpression, sql } from 'kysely';
import type { ReadingContext } from '../../operation/context.ts';
import type { LinkRole, ResponseKind } from '../../operation/links/links-tables.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { toWaitingList } from './waiting-part.ts';

/** How many are named: each is mended by itself, and no list holds them. */
const MOST_NAMED = 100;

type UndeliveredMailList = components['schemas']['UndeliveredMailList'];

/** An open response, and somebody whom it waits for and who was mailed a link to it. */
export interface AwaitedRow {
  response_id: number;
  /** Whose response it is. */
  person_id: number;
  /** Whom it waits for: the person, or a manager. */
  awaited_id: number;
  /** What the link is for. */
  role: LinkRole;
}

/** Which open responses to look after. */
export interface UndeliveredMailsQuery {
  readonly kind: ResponseKind;
  readonly awaited: AliasableExpression<AwaitedRow>;
}

/**
 * Reads the mails that did not get out although somebody is waited for. A mail and the link in it
 * are made at one moment, which is what tells them as belonging together; a newer link means that it
 * was sent again.
 */
export async function readUndeliveredMails(
  { db, company, now }: ReadingContext,
  { kind, awaited }: UndeliveredMailsQuery,
): Promise<UndeliveredMailList> {
  const rows = await db
    .selectFrom('mail_message as mail')
    .innerJoin(awaited.as('awaited'), 'awaited.awaited_id', 'mail.person_id')
    .innerJoin('link', (join) =>
      join
        .onRef('link.company_id', '=', 'mail.company_id')
        .on('link.kind', '=', kind)
        .onRef('link.response_id', '=', 'awaited.response_id')
        .onRef('link.role', '=', 'awaited.role')
        .onRef('link.issued_at', '=', 'mail.created_at')
        .on('link.origin', '=', 'mail'),
    )
    .innerJoin('person as addressee', (join) => onReference(join, 'addressee', 'mail.person_id'))
    .innerJoin('person', (join) => onReference(join, 'person', 'link.person_id'))
    .where('mail.company_id', '=', company.id)
    // In constants, so that there is an index of just these.
    .where(sql<boolean>`mail.status in ('queued', 'failed')`)
    .where(({ eb, or }) =>
      or([eb('mail.status', '=', 'failed'), eb('mail.created_at', '<', mailOverdueSince(now))]),
    )
    .where('person.is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('link as newer')
            .whereRef('newer.company_id', '=', 'link.company_id')
            .whereRef('newer.kind', '=', 'link.kind')
            .whereRef('newer.response_id', '=', 'link.response_id')
            .whereRef('newer.role', '=', 'link.role')
            .whereRef('newer.manager_id', 'is not distinct from', 'link.manager_id')
            .where('newer.origin', '=', 'mail')
            .whereRef('newer.issued_at', '>', 'link.issued_at')
            .select('newer.id'),
        ),
      ),
    )
    .select(['mail.recipient', 'mail.created_at', 'link.response_id', 'link.person_id'])
    .select(['person.name', 'addressee.name as addressee_name'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .orderBy('mail.created_at')
    .orderBy('mail.id')
    .limit(MOST_NAMED)
    .execute();
  return toWaitingList(rows, (row) => ({
    idResposta: row.response_id,
    idOrganogramaPessoa: row.person_id,
    nmPessoa: row.name,
    nmDestinatario: row.addressee_name,
    dsEmail: row.recipient,
    dtEnvio: row.created_at.toISOString(),
    qtdDias: waitingDays(row.created_at, now),
  }));
}
