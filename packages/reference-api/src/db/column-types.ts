import type { ColumnType } from 'kysely';

/** A moment; the database fills it in when a row is inserted without it. */
export type DefaultTimestamp = ColumnType<Date, Date | undefined, Date>;
