/**
 * All tables, as Kysely sees them. Whoever owns some states them, in a file that ends in `-tables.ts`, and adds them by
 * declaring this interface once more.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the owners of tables fill it
export interface DatabaseSchema {}
