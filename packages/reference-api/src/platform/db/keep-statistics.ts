import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** How often to look, in milliseconds: while thousands are sent to, tables grow by a lot within a minute. */
const interval = 10_000;

/** Rows that are looked at for each entry of a histogram are 300: more of them hold up everybody, as a sample is read in one go. */
const entries = 10;

/**
 * Keeps what the planner knows of the tables, from now on: the embedded engine has no autovacuum, and a plan that was made
 * for a table of a few rows reads one of thousands from end to end. Statements that were planned before are planned anew.
 */
export function startKeepingStatistics(
  owner: Kysely<DatabaseSchema>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= analyzeChanged(owner, onError)
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }, interval);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/**
 * Analyzes each table of which as much has changed as has autovacuum do so on PostgreSQL, whatever goes wrong with another: what an
 * index is of may fail for a row of one.
 */
export async function analyzeChanged(
  owner: Kysely<DatabaseSchema>,
  onError: (error: unknown) => void,
): Promise<void> {
  // What a transaction changed is counted a while after it, or when somebody says so.
  await sql`select pg_stat_force_next_flush()`.execute(owner);
  const { rows } = await sql<{ schema: string; name: string }>`
    select changed.schemaname as schema, changed.relname as name from pg_stat_user_tables as changed
    join pg_class as kept on kept.oid = changed.relid
    where changed.n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::int
      + current_setting('autovacuum_analyze_scale_factor')::float8 * greatest(kept.reltuples, 0)`.execute(
    owner,
  );
  for (const { schema, name } of rows) {
    const analyzed = owner.transaction().execute(async (db) => {
      await sql`set local default_statistics_target = ${sql.lit(entries)}`.execute(db);
      await sql`analyze ${sql.table(`${schema}.${name}`)}`.execute(db);
    });
    await analyzed.catch((cause: unknown) =>
      onError(new Error(`The table ${name} can't be analyzed.`, { cause })),
    );
  }
}
