import type { components } from '@aferir/api-client';
import { type Expression, type Kysely, sql } from 'kysely';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import { toWireTime } from '../../operation/wire-time.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
import type { DatabaseSchema } from '../../platform/db/schema.ts';
import type { ReminderKind } from './reminders-tables.ts';

type Wire = components['schemas'];

/** An open response, since when it waits, and for which managers; for none of them where it waits for the person. */
export interface OpenAnswer {
  readonly responseId: number;
  readonly since: Date;
  readonly managers: readonly { readonly id: number; readonly name: string }[];
}

/** What people are reminded of by links of one kind. */
const kindsOfLink: Readonly<Partial<Record<LinkKind, readonly ReminderKind[]>>> = {
  behavioral: ['behavioral'],
  performance: ['self-assessment', 'rating', 'feedback'],
};

/** Tells of open responses of one kind whom each waits for and what was mailed about it last, in one query. */
export async function readAwaitedAnswers(
  db: Db,
  { companyId, kind }: { companyId: number; kind: LinkKind },
  open: readonly OpenAnswer[],
): Promise<Map<number, Wire['AwaitedAnswer']>> {
  if (open.length === 0) return new Map();
  const rows = await lastMailed(db, {
    companyId,
    kind,
    reminderKinds: kindsOfLink[kind] ?? [],
    responseIds: open.map(({ responseId }) => responseId),
  });
  const mailed = new Map(rows.map((row) => [row.response_id, row]));
  return new Map(
    open.map(({ responseId, since, managers }) => {
      const { at: last, address } = mailed.get(responseId) ?? {};
      return [
        responseId,
        {
          dtDesde: toWireTime(since),
          // What was mailed at that moment, or before it, is what made them wait.
          dtUltimoLembrete: last && last > since ? toWireTime(last) : null,
          lstGestores: managers.map(({ id, name }) => ({
            idOrganogramaPessoa: id,
            nmPessoa: name,
          })),
          dsUltimoEmail: address || null,
        },
      ];
    }),
  );
}

/** A response of a query, and since when it waits. */
export interface WaitingResponse {
  readonly companyId: number;
  readonly kind: LinkKind;
  readonly id: Expression<number>;
  readonly since: Expression<Date>;
}

/** When somebody was reminded of a response last, as a query may order by it; null where nobody was. */
export function lastReminderOf(
  db: Kysely<DatabaseSchema>,
  { companyId, kind, id, since }: WaitingResponse,
): Expression<Date | null> {
  const reminderKinds = kindsOfLink[kind] ?? [];
  const last = db
    .selectFrom(mailedTo(db, { companyId, kind, reminderKinds }, id).as('mailed'))
    .select(sql<Date>`max(at)`.as('at'));
  return sql<Date | null>`nullif(greatest(${last}, ${since}), ${since})`;
}

interface MailedQuery {
  readonly companyId: number;
  readonly kind: LinkKind;
  readonly reminderKinds: readonly ReminderKind[];
}

interface LastMailedQuery extends MailedQuery {
  readonly responseIds: readonly number[];
}

const lastMailed = keptQuery((db, query: LastMailedQuery) =>
  db
    .selectFrom(mailedTo(db, query, anyOf(query.responseIds)).as('mailed'))
    .select('response_id')
    .select(sql<Date>`max(at)`.as('at'))
    .select(
      sql<string | null>`(array_agg(own_address order by at desc)
        filter (where own_address is not null))[1]`.as('address'),
    )
    .groupBy('response_id'),
);

/** What was mailed about some responses, when, and the address where it was the link of the person themselves. */
function mailedTo(
  db: Kysely<DatabaseSchema>,
  { companyId, kind, reminderKinds }: MailedQuery,
  responseIds: Expression<number>,
) {
  const links = db
    .selectFrom('link')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('response_id', '=', responseIds)
    .where('origin', '=', 'mail')
    .select(['response_id', 'issued_at as at'])
    .select(sql<string | null>`case when role = 'self' then mailed_to end`.as('own_address'));
  const reminders = db
    .selectFrom('reminder')
    .where('company_id', '=', companyId)
    .where('kind', '=', anyOf(reminderKinds))
    .where('response_id', '=', responseIds)
    .select(['response_id', 'created_at as at'])
    .select(sql<string | null>`null`.as('own_address'));
  return links.unionAll(reminders);
}
