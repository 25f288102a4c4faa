import type { Generated } from 'kysely';

/** Tries that throttles count. */
export interface SecurityTables {
  throttle_event: ThrottleEventTable;
}

declare module '../db/schema.ts' {
  interface DatabaseSchema extends SecurityTables {}
}

export interface ThrottleEventTable {
  id: Generated<number>;
  bucket: string;
  occurred_at: Date;
}
