import type { Generated } from 'kysely';

/** What staff hand over, by which people come in. */
export interface FirstAccessTables {
  first_access_link: FirstAccessLinkTable;
}

declare module '../../../platform/db/schema.ts' {
  interface DatabaseSchema extends FirstAccessTables {}
}

/** Why a link for a first password opens nothing any more. */
export type FirstAccessEnd = 'used' | 'replaced' | 'revoked';

/** A link for the first password of a person whom no mail reaches; one of each is open at most. */
export interface FirstAccessLinkTable {
  id: Generated<number>;
  company_id: number;
  person_id: number;
  token_hash: string;
  made_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: FirstAccessEnd | null;
}
