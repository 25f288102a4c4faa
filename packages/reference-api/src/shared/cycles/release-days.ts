import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/** A response that may be held. */
interface HeldResponse {
  readonly cycle_id: number | null;
  readonly is_held: boolean;
}

/** Reads the days on which held responses are released, by their cycles; a cycle without one is left out. */
export async function readReleaseDays(
  db: Db,
  companyId: number,
  responses: readonly HeldResponse[],
): Promise<ReadonlyMap<number | null, string>> {
  const held = responses.flatMap(({ is_held, cycle_id }) =>
    is_held && cycle_id !== null ? [cycle_id] : [],
  );
  if (held.length === 0) return new Map();
  const { rows } = await sql<{ id: number; day: string }>`
    select id, to_char(releases_on, 'YYYY-MM-DD') as day from cycle
    where company_id = ${companyId} and id = ${anyOf(held)} and releases_on is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
