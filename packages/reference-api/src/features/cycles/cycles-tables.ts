import type { CycleKind } from '@aferir/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, NullableDay } from '../../platform/db/column-types.ts';

/** Tables of cycles; who is in one is stated by `shared`. */
export interface CyclesTables {
  cycle: CycleTable;
  cycle_totem: CycleTotemTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends CyclesTables {}
}

/** Shared pages where people of a cycle come in. */
export interface CycleTotemTable {
  id: Generated<number>;
  company_id: number;
  cycle_id: number;
  /** SHA-256 of the code in its address, in hexadecimal. */
  token_hash: string;
  opened_at: Date;
  /** When it was closed or another one was opened. */
  ended_at: Date | null;
}

export interface CycleTable {
  id: Generated<number>;
  company_id: number;
  kind: CycleKind;
  /** Unique within the company, whatever accents and case. */
  name: string;
  search_name: GeneratedAlways<string>;
  welcome: string;
  opens_on: NullableDay;
  due_on: Day;
  /** Days from the deadline. */
  reminder_days: number[];
  reminds_managers: boolean;
  /** Whether peers and direct reports rate too. */
  asks_around: Generated<boolean>;
  // Whom it is for; see `CycleAudience`. The ids refer to nothing: what is deleted finds nobody.
  department_ids: number[];
  position_ids: number[];
  hired_before: NullableDay;
  only_named: boolean;
  named_ids: number[];
  except_ids: number[];
  /** Counts the changes. */
  version: Generated<number>;
  created_at: Date;
  scheduled_at: Date | null;
  started_at: Date | null;
  started_by: number | null;
  /** The id of the last person whom the rule was read for; null: it is not being read. */
  found_up_to: number | null;
  closed_at: Date | null;
  closed_by: number | null;
  /** Whether requests that nobody has answered are cancelled with it. */
  cancels_open: Generated<boolean>;
  /** The last day on which its reminders began. */
  reminders_begun_on: NullableDay;
  /** Whether managers' scores stay hidden from people until somebody releases them. */
  holds_results: Generated<boolean>;
  /** The day on which they are released by themselves. */
  releases_on: NullableDay;
  released_at: Date | null;
  /** The staff user who released them, or chose the day. */
  released_by: number | null;
  /** The id of the last manager who was told that day who has still to answer. */
  managers_told_up_to: number | null;
}
