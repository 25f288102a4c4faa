import type { components } from '@aferir/api-client';
import { sql } from 'kysely';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import { toWireTime } from '../../operation/wire-time.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
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
    reminderKinds: [...(kindsOfLink[kind] ?? [])],
    responseIds: open.map(({ responseId }) => responseId),
  });
  const mailedAt = new Map(rows.map(({ response_id, at }) => [response_id, at]));
  return new Map(
    open.map(({ responseId, since, managers }) => {
      const last = mailedAt.get(responseId);
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
        },
      ];
    }),
  );
}

interface LastMailedQuery {
  readonly companyId: number;
  readonly kind: LinkKind;
  readonly reminderKinds: readonly ReminderKind[];
  readonly responseIds: readonly number[];
}

const lastMailed = keptQuery(
  (db, { companyId, kind, reminderKinds, responseIds }: LastMailedQuery) => {
    const links = db
      .selectFrom('link')
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('response_id', '=', anyOf(responseIds))
      .where('origin', '=', 'mail')
      .select(['response_id', 'issued_at as at']);
    const reminders = db
      .selectFrom('reminder')
      .where('company_id', '=', companyId)
      .where('kind', '=', anyOf(reminderKinds))
      .where('response_id', '=', anyOf(responseIds))
      .select(['response_id', 'created_at as at']);
    return db
      .selectFrom(links.unionAll(reminders).as('mailed'))
      .select('response_id')
      .select(sql<Date>`max(at)`.as('at'))
      .groupBy('response_id');
  },
);
