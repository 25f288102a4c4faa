import type { CycleKind } from '@aferir/domain';
import { sql } from 'kysely';
import type { ReadingContext } from '../../../operation/context.ts';
import type { PageQuery } from '../../../platform/db/people-list.ts';
import { isAnyLike } from '../../../platform/db/search-expression.ts';

/** The cycles that have begun, for figures of their results. */
export const figuresCycles = {
  find: (context: ReadingContext, id: number) =>
    begunCycles(context).where('id', '=', id).select(['id', 'kind', 'name']).executeTakeFirst(),

  async list(
    context: ReadingContext,
    {
      id,
      kind,
      pattern,
      take,
      page,
    }: PageQuery & {
      readonly id: number | undefined;
      readonly kind: CycleKind | undefined;
      readonly pattern: string | undefined;
    },
  ) {
    const matches = begunCycles(context)
      .where(isAnyLike(pattern, sql.ref('search_name')))
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CycleKind));
    const [rows, { total }] = await Promise.all([
      matches
        .select(['id', 'kind', 'name'])
        .orderBy('id', 'desc')
        .limit(take)
        .offset(page * take)
        .execute(),
      matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { rows, total };
  },
};

function begunCycles({ db, company }: ReadingContext) {
  return db
    .selectFrom('cycle')
    .where('company_id', '=', company.id)
    .where('started_at', 'is not', null);
}
