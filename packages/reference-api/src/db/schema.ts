import type { PlatformTables } from './platform-tables.ts';

/**
 * All tables, as Kysely sees them. Each feature states its own and adds them by declaring this
 * interface once more.
 */
export interface DatabaseSchema extends PlatformTables {}
