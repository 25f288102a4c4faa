import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** An address that is somebody's no longer. */
export interface FormerAddress {
  readonly personId: number;
  readonly address: string;
}

/** Addresses are somebody's no longer: links that were made for them, or about them, and mailed there open nothing any more. */
export async function endLinksToAddresses(
  db: Db,
  companyId: number,
  former: readonly FormerAddress[],
  now: Date,
): Promise<void> {
  if (former.length === 0) return;
  const ids = former.map(({ personId }) => personId);
  const addresses = former.map(({ address }) => address);
  await sql`update link set expires_at = ${now}, revocation = 'readdressed'
    from unnest(${ids}::bigint[], ${addresses}::text[]) as former (person_id, address)
    where link.company_id = ${companyId}
      and (link.person_id = former.person_id or link.manager_id = former.person_id)
      and link.origin = 'mail' and lower(link.mailed_to) = former.address
      and link.expires_at > ${now}`.execute(db);
}
