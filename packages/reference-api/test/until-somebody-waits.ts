import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.ts';
import type { TestApp } from './build-test-app.ts';

/**
 * Ends when a statement waits for a lock, on PostgreSQL: the embedded engine runs one transaction after another, so
 * that nobody ever waits there.
 */
export function untilSomebodyWaits(test: TestApp): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        test.database.owner,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: patience.wait },
  );
}
