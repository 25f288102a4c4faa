import type { Migration } from 'kysely/migration';
import * as platform from './001-platform.ts';
import * as behavioral from './002-behavioral.ts';

/** All migrations by name; they run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '001-platform': { up: platform.up },
  '002-behavioral': { up: behavioral.up },
};
