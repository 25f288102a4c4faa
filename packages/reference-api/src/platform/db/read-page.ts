import { type SelectQueryBuilder, sql } from 'kysely';
import type { Page, PageQuery } from './people-list.ts';

/**
 * Reads one page of the rows that match, as `listed` lists them all, and with it how many match on all pages. Only
 * behind the last page are they counted by themselves.
 */
export async function readPage<
  Matching,
  Matched extends keyof Matching,
  Listing,
  Listed extends keyof Listing,
  Row,
>(
  matches: SelectQueryBuilder<Matching, Matched, object>,
  listed: SelectQueryBuilder<Listing, Listed, Row>,
  { take, page }: PageQuery,
): Promise<Page<Row>> {
  const counted = await listed
    .select(sql<number>`count(*) over ()`.as('total'))
    .limit(take)
    .offset(page * take)
    .execute();
  const rows = counted as unknown as (Row & { total: number })[];
  const total = rows[0]?.total ?? (page === 0 ? 0 : await countOf(matches));
  return { rows: rows.map(({ total: _, ...row }) => row as Row), total };
}

async function countOf<Matching, Matched extends keyof Matching>(
  matches: SelectQueryBuilder<Matching, Matched, object>,
): Promise<number> {
  const rows = await matches.select(sql<number>`count(*)`.as('total')).execute();
  const [counted] = rows as unknown as [{ total: number }];
  return counted.total;
}
