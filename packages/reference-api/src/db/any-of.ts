import { type RawBuilder, sql } from 'kysely';

/** To compare an id with: any of some, which may be none. However many, it is one parameter. */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${ids})`;
}
