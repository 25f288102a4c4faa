import type { ImagePurposeColumn } from '@aferir/domain';
import type { Generated } from 'kysely';

/** The images that people have sent. */
export interface ImagesTables {
  stored_image: StoredImageTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends ImagesTables {}
}

/** An image that somebody has sent. */
export interface StoredImageTable {
  id: Generated<number>;
  company_id: number;
  /** Of the file. */
  name: string;
  purpose: ImagePurposeColumn;
  /** Who may save it with a record; null where it was saved as it came. */
  staff_user_id: number | null;
  created_at: Date;
  /** When a record was saved with it. */
  attached_at: Date | null;
  /** When the last record let go of it, or nobody had come for it. */
  dropped_at: Date | null;
}
