import type { ReadingContext } from '../../operation/context.ts';
import { inAnyKind, type ResponseTableName } from '../requests/response-table.ts';

/** Tells when a company sent the first request that a feature's table keeps, by the table's index. */
export function firstSentIn(table: ResponseTableName) {
  return async ({ db, company }: ReadingContext): Promise<Date | null> => {
    const first = await inAnyKind(db)
      .selectFrom<ResponseTableName>(table)
      .where('company_id', '=', company.id)
      .select('sent_at')
      .orderBy('sent_at')
      .limit(1)
      .executeTakeFirst();
    return first?.sent_at ?? null;
  };
}
