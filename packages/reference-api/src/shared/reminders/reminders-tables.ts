import type { Generated } from 'kysely';

/** Reminders that were mailed. */
export interface RemindersTables {
  reminder: ReminderTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends RemindersTables {}
}

/** What one can be reminded of by itself. */
export type ReminderKind = 'behavioral' | 'self-assessment' | 'rating' | 'feedback' | 'training';

/** A reminder that was mailed to somebody. */
export interface ReminderTable {
  id: Generated<number>;
  company_id: number;
  kind: ReminderKind;
  /** The response, or the training. */
  response_id: number;
  /** Who was reminded. */
  person_id: number;
  /** Which one of the same thing that left by itself, counted from 1; null: staff had it sent. */
  number: number | null;
  created_at: Date;
}
