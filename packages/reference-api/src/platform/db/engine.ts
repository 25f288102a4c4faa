import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';
import type { SingleStatements } from './single-statements.ts';

/** What the database runs on. */
export interface Engine {
  readonly owner: Kysely<DatabaseSchema>;
  /** The same connections, for transactions of requests. */
  readonly requests: Kysely<DatabaseSchema>;
  /** The same connections, for statements that need no more than one transaction each. */
  readonly single: SingleStatements;
  /** Asked first in such a transaction. */
  readonly begin: (companyId: number | undefined) => CompiledQuery;
  /** @default there is nothing to be done */
  readonly warmUp?: () => Promise<void>;
  readonly pglite?: PGlite;
}
