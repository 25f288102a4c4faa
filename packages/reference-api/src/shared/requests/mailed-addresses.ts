import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RequestToMail } from './answering-mail.ts';
import { inAnyKind, type ResponseTableName } from './response-table.ts';

/** Notes where the last mails of some responses went. */
export async function noteAddresses(
  db: Db,
  companyId: number,
  table: ResponseTableName,
  requests: readonly Pick<RequestToMail, 'responseId' | 'to'>[],
): Promise<void> {
  const ids = requests.map(({ responseId }) => responseId);
  const addresses = requests.map(({ to }) => to);
  await inAnyKind(db)
    .updateTable(table)
    .from(
      sql<{ response_id: number; address: string }>`
        unnest(${ids}::bigint[], ${addresses}::text[])`.as<'mailed'>(
        sql`mailed(response_id, address)`,
      ),
    )
    .set(({ ref }) => ({ mailed_to: ref('mailed.address') }))
    .where(`${table}.company_id`, '=', companyId)
    .whereRef(`${table}.id`, '=', 'mailed.response_id')
    .execute();
}

/** Forgets where responses of a person were mailed, and those of others that went to an address of theirs. */
export async function forgetAddresses(
  db: Db,
  companyId: number,
  table: ResponseTableName,
  { id, addresses }: { readonly id: number; readonly addresses: readonly string[] },
): Promise<void> {
  await inAnyKind(db)
    .updateTable(table)
    .set({ mailed_to: '' })
    .where('company_id', '=', companyId)
    .where(({ or, eb, fn }) =>
      or([eb('person_id', '=', id), eb(fn<string>('lower', ['mailed_to']), '=', anyOf(addresses))]),
    )
    .execute();
}
