import type { AgreementOutcome, AgreementSide } from '@aferir/domain';
import type { Generated, Insertable } from 'kysely';
import type { Day, NullableDay } from '../../../platform/db/column-types.ts';

/** Tables of what is agreed on after reviews. */
export interface AgreementTables {
  agreement: AgreementTable;
  agreement_mail: AgreementMailTable;
  agreement_day: AgreementDayTable;
}

declare module '../../../platform/db/schema.ts' {
  interface DatabaseSchema extends AgreementTables {}
}

export interface AgreementTable {
  id: Generated<number>;
  company_id: number;
  response_id: number;
  /** Whose review it is. */
  person_id: number;
  /** The manager who wrote or confirmed it last; null while none has. */
  manager_id: number | null;
  goal: string;
  action: string;
  doer: AgreementSide;
  due_on: Day;
  competency_id: number | null;
  person_confirmed_at: Date | null;
  manager_confirmed_at: Date | null;
  /** When both had confirmed for the first time. */
  held_at: Date | null;
  outcome: AgreementOutcome | null;
  ended_at: Date | null;
  /** How often all whom it waits for were mailed, and when last. */
  asks: Generated<number>;
  asked_on: NullableDay;
  /** Counts the changes. */
  version: Generated<number>;
  created_at: Date;
}

/** A new row of it. */
export type AgreementMail = Insertable<AgreementMailTable>;

/** A day on which somebody was mailed: asked to confirm, or reminded. */
export interface AgreementMailTable {
  company_id: number;
  person_id: number;
  day: Day;
  kind: 'ask' | 'reminder';
}

/** The last day on which a company's reminders began. */
export interface AgreementDayTable {
  company_id: number;
  begun_on: Day;
}
