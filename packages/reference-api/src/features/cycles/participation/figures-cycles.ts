import { sql } from 'kysely';
import type { ListContext } from '../../../operation/context.ts';
import { isAnyLike } from '../../../platform/db/search-expression.ts';
import type { FiguresCyclesQuery } from '../../../shared/figures/figures-cycles-query.ts';

/** The cycles that have begun, for figures of their results. */
export const figuresCycles = {
  find: (context: ListContext, id: number) =>
    begunCycles(context).where('id', '=', id).select(['id', 'kind', 'name']).executeTakeFirst(),

  async list(context: ListContext, { id, kind, pattern, take, page }: FiguresCyclesQuery) {
    const matches = begunCycles(context)
      .where(isAnyLike(pattern, sql.ref('search_name')))
      .where(({ eb, and }) =>
        and([...(id ? [eb('id', '=', id)] : []), ...(kind ? [eb('kind', '=', kind)] : [])]),
      );
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

function begunCycles({ db, company }: ListContext) {
  return db
    .selectFrom('cycle')
    .where('company_id', '=', company.id)
    .where('started_at', 'is not', null);
}
