import { IMAGE_PURPOSES, type ImageHolder, type ImagePurposeName } from '@aferir/domain';
import { type OperationContext, type Services, staffIdOf } from '../../operation/context.ts';
import { invalidField } from '../../platform/errors/failures.ts';
import { publicFiles } from '../../platform/files/file-area.ts';
import { publicAddress, publicNameAt } from '../../platform/files/public-address.ts';
import { createKeptFiles } from '../files/kept-files.ts';
import { imageMessages } from './image-messages.ts';
import { createImageStore } from './image-store.ts';

/** A picture on its way into the store. */
export interface NewImage {
  readonly companyId: number;
  readonly purpose: ImagePurposeName;
  /** Who may save it with a record; null for what is saved as it comes. */
  readonly staffUserId: number | null;
  readonly content: Uint8Array;
  readonly now: Date;
}

/** What a record shows, and shall show from now on. */
export interface ImageChange {
  /** The field of the request that tells it. */
  readonly field: string;
  readonly shownBy: ImageHolder;
  readonly current: string | null;
  /** Undefined leaves what is there. */
  readonly given: string | null | undefined;
}

/** What an exchange needs of its transaction. */
type ExchangeContext = Pick<OperationContext, 'db' | 'company' | 'actor' | 'now' | 'afterCommit'>;

/** The images that people have sent. */
export interface StoredImages {
  /** Keeps a picture until a record is saved with it; its address. */
  keep(image: NewImage): Promise<string>;
  /**
   * Lets a record show another image, in the transaction that saves the record. An address that this
   * server has not made for the company, for this use and for who saves it, is refused. What was shown
   * before goes once all is saved.
   */
  exchange(context: ExchangeContext, change: ImageChange): Promise<void>;
  /** Throws away what no record will show. */
  discard(companyId: number, address: string, now: Date): Promise<void>;
  /** Clears away what nobody has come for, and what earlier tries have left behind. */
  sweep(companyId: number, now: Date): Promise<void>;
}

/** Opens the images over the files and what is known of them. */
export function createStoredImages({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): StoredImages {
  const kept = createKeptFiles({ database, files }, 'stored_image');

  return {
    keep: async ({ companyId, purpose, staffUserId, content, now }) => {
      const { column, format } = IMAGE_PURPOSES[purpose];
      const name = publicFiles.makeName(`.${format}`);
      const row = { name, purpose: column, staff_user_id: staffUserId, created_at: now };
      await database.inCompany(companyId, (db) => createImageStore(db, companyId).insert(row));
      await files.put(name, content);
      return publicAddress(name);
    },

    exchange: async (context, { field, shownBy, current, given }) => {
      const { db, company, actor, now } = context;
      if (given === undefined || (given || null) === current) return;
      if (given) {
        const name = publicNameAt(given) ?? '';
        const attaching = { name, shownBy, staffUserId: staffIdOf(actor), now };
        const isAttached = await createImageStore(db, company.id).attach(attaching);
        if (!isAttached) throw invalidField(field, imageMessages.foreign);
      }
      const before = publicNameAt(current);
      if (before) await kept.letGo(context, [before]);
    },

    discard: async (companyId, address, now) => {
      const name = publicNameAt(address);
      if (name) await kept.discard(companyId, [name], now);
    },

    sweep: kept.sweep,
  };
}
