import type { BehavioralTables } from '../features/behavioral/behavioral-tables.ts';
import type { PerformanceTables } from '../features/performance/performance-tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/** All tables, as Kysely sees them. Each feature states its own and is added here. */
export interface DatabaseSchema extends PlatformTables, BehavioralTables, PerformanceTables {}
