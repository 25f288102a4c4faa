import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { LinkKind } from '../../operation/links/links-tables.ts';

/** What staff are told of. */
export interface NotificationTables {
  notification: NotificationTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends NotificationTables {}
}

/**
 * What a notification tells of: an import that has ended, an assessment that is finished, a review that waits for a
 * manager's ratings or feedback, a mail that could not be delivered, a training that somebody has completed, somebody whom no
 * mail tells of what the reader has brought about.
 */
export type NotificationKind =
  | 'import'
  | 'assessment'
  | 'rating'
  | 'feedback'
  | 'mail'
  | 'training'
  | 'unmailed';

/** Something that has happened, for whom it concerns. */
export interface NotificationTable {
  id: Generated<number>;
  company_id: number;
  kind: NotificationKind;
  /** The event, of which a company has one notification for each addressee. */
  event_key: string;
  /** Whom it is shown to; `audiences.ts` says how. */
  audience: string;
  /** Its day and what it is told together with. */
  topic: string;
  /** The person it is addressed to, who reads it as an internal user. */
  to_person_id: number | null;
  to_staff_user_id: number | null;
  /** Whom it is about. */
  person_id: number | null;
  subject_kind: LinkKind | 'import' | null;
  subject_id: number | null;
  training_id: GeneratedAlways<number | null>;
  game_id: GeneratedAlways<number | null>;
  details: JSONColumnType<NotificationDetails, string | undefined, string>;
  occurred_at: Date;
}

/** Facts of the moment that a notification tells; never a result. */
export type NotificationDetails = Readonly<Record<string, string | number | null>>;
