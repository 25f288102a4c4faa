import { type ImageHolder, imagesShownBy } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';
import type { StoredImageTable } from './images-tables.ts';

/** Who lets a record show an image, and what it is. */
export interface Attaching {
  readonly name: string;
  readonly shownBy: ImageHolder;
  /** Whose upload it must be. */
  readonly staffUserId: number | null;
  readonly now: Date;
}

/** The rows of the images of one company; the files are beside them. */
export interface ImageStore {
  insert(
    image: Pick<StoredImageTable, 'name' | 'purpose' | 'staff_user_id' | 'created_at'>,
  ): Promise<void>;
  /** Takes a free image for a record; false when there is none. */
  attach(attaching: Attaching): Promise<boolean>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createImageStore(db: Db, companyId: number): ImageStore {
  return {
    async insert(image) {
      await db
        .insertInto('stored_image')
        .values({ company_id: companyId, ...image })
        .execute();
    },

    async attach({ name, shownBy, staffUserId, now }) {
      const attached = await db
        .updateTable('stored_image')
        .set({ attached_at: now })
        .where('company_id', '=', companyId)
        .where('name', '=', name)
        .where('purpose', 'in', imagesShownBy(shownBy))
        .where('staff_user_id', 'is not distinct from', staffUserId)
        .where('attached_at', 'is', null)
        .where('dropped_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return attached !== undefined;
    },
  };
}
