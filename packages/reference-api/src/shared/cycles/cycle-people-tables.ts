/** Who is in the cycles of companies. */
export interface CyclePeopleTables {
  cycle_person: CyclePersonTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends CyclePeopleTables {}
}

/** Somebody in a cycle. */
export interface CyclePersonTable {
  company_id: number;
  cycle_id: number;
  person_id: number;
  added_at: Date;
  /** When they were sent to, or were found to have an open request, or no address; null: not yet. */
  handled_at: Date | null;
}
