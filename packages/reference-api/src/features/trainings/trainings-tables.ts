import type { WatchedSegment } from '@aferir/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Tables of trainings. */
export interface TrainingsTables {
  training_category: TrainingCategoryTable;
  training: TrainingTable;
  training_session: TrainingSessionTable;
  training_resource: TrainingResourceTable;
  training_person: TrainingPersonTable;
  training_learner: TrainingLearnerTable;
  training_progress: TrainingProgressTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends TrainingsTables {}
}

declare module '../../operation/links/links-tables.ts' {
  interface LinkKinds {
    training: 'treinamento';
  }
}

export interface TrainingCategoryTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
}

export interface TrainingTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  title: string;
  /** The title without accents and case. */
  search_title: GeneratedAlways<string>;
  description: string;
  category_id: number;
  cover_url: string | null;
  is_active: Generated<boolean>;
  author_id: number;
  /** What the author was called then. */
  author_name: string;
  /** When it was last sent to somebody. */
  sent_at: Date | null;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
  created_at: Date;
}

export interface TrainingSessionTable {
  company_id: number;
  training_id: number;
  /** From 0, in order. */
  place: number;
  name: string;
}

/** A video of a session. */
export interface TrainingResourceTable {
  id: Generated<number>;
  company_id: number;
  training_id: number;
  session_place: number;
  /** From 0, in the order of its session. */
  place: number;
  name: string;
  /** Of the stored file; no two resources of a company have the same. */
  video_name: string;
  /** The text of a WebVTT file. */
  captions: string | null;
}

/** Somebody whom a training is for. */
export interface TrainingPersonTable {
  company_id: number;
  training_id: number;
  person_id: number;
  /** Set once it was sent to them. */
  sent_at: Date | null;
}

/** Somebody who has begun to watch a training, whether or not it still is for them. */
export interface TrainingLearnerTable {
  company_id: number;
  training_id: number;
  person_id: number;
  /** Counts the states that players have sent, so that one that comes late changes nothing back. */
  state_number: Generated<number>;
  last_resource_id: number | null;
  last_watched_at: Date | null;
}

/** What somebody has watched of one video. */
export interface TrainingProgressTable {
  company_id: number;
  training_id: number;
  person_id: number;
  resource_id: number;
  /** In seconds, in order, without overlaps. */
  segments: JSONColumnType<WatchedSegment[]>;
  /** The second at which it goes on. */
  position: number;
  /** Whether the person has marked it as concluded. */
  is_marked: boolean;
  /** Set while it is concluded, watched or marked. */
  concluded_at: Date | null;
}
