import { type RawBuilder, sql } from 'kysely';

/** To compare a value with: any of some, which may be none. However many, it is one parameter. */
export function anyOf<Value extends number | string>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}
