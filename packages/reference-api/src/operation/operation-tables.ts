import type { DefaultTimestamp } from '../platform/db/column-types.ts';

/** Replies for whoever asks again. */
export interface OperationTables {
  idempotency_key: IdempotencyKeyTable;
}

declare module '../platform/db/schema.ts' {
  interface DatabaseSchema extends OperationTables {}
}

export interface IdempotencyKeyTable {
  company_id: number;
  credential: string;
  key: string;
  operation: string;
  body_hash: string;
  reply: unknown | null;
  /** How far a write has come that takes several transactions. */
  progress: unknown | null;
  created_at: DefaultTimestamp;
}
