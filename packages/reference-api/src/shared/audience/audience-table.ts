import { type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '../../platform/db/schema.ts';

/** A table of whom things are for: a row for each thing and person, with `sent_at` once it was sent to them. */
export interface AudienceTable {
  readonly name: keyof DatabaseSchema;
  /** The column of the thing. */
  readonly thing: `${string}_id`;
}

/** The rows of a thing, as what stands behind `from` and before further conditions. */
export function audienceRows(
  { name, thing }: AudienceTable,
  companyId: number,
  thingId: number,
): RawBuilder<unknown> {
  return sql`${sql.table(name)} as assigned
    where assigned.company_id = ${companyId} and assigned.${sql.ref(thing)} = ${thingId}`;
}
