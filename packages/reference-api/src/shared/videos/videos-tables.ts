import type { Generated } from 'kysely';

/** The videos that people have sent. */
export interface VideosTables {
  stored_video: StoredVideoTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends VideosTables {}
}

/** A video that somebody has sent. What it is stays unknown until the whole of its file has been read. */
export interface StoredVideoTable {
  id: Generated<number>;
  company_id: number;
  /** Of the file, with the folder that it is in. */
  name: string;
  /** Who may save it with a training; null where it was saved as it came. */
  staff_user_id: number | null;
  bytes: number | null;
  duration_ms: number | null;
  width: number | null;
  height: number | null;
  /** Of the picture. */
  codec: string | null;
  media_type: string | null;
  created_at: Date;
  /** When a training was saved with it. */
  attached_at: Date | null;
  /** When its training let go of it, or nobody had come for it. */
  dropped_at: Date | null;
}
