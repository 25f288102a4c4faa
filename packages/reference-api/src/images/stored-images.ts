import { type OperationContext, type Services, staffIdOf } from '../context.ts';
import { invalidField } from '../errors/failures.ts';
import { type FileExtension, fileAddress, fileNameAt, makeFileName } from '../files/file-names.ts';
import { imageMessages } from './image-messages.ts';
import { createImageStore } from './image-store.ts';
import type { ImagePurpose } from './images-tables.ts';

/** How long an image waits for a record to be saved with it. */
const freeImageLifetime = 24 * 60 * 60_000;

/** A picture on its way into the store. */
export interface NewImage {
  readonly companyId: number;
  readonly purpose: ImagePurpose;
  /** Who may save it with a record; null for what is saved as it comes. */
  readonly staffUserId: number | null;
  readonly content: Uint8Array;
  readonly extension: FileExtension;
  readonly now: Date;
}

/** What a record shows, and shall show from now on. */
export interface ImageChange {
  /** The field of the request that tells it. */
  readonly field: string;
  readonly purposes: readonly ImagePurpose[];
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
  // The row outlives the file, so that whatever fails in between is found again.
  const clear = async (companyId: number, name: string) => {
    await files.remove(name);
    await database.inCompany(companyId, (db) => createImageStore(db, companyId).remove([name]));
  };

  return {
    keep: async ({ companyId, purpose, staffUserId, content, extension, now }) => {
      const name = makeFileName(extension);
      const row = { name, purpose, staff_user_id: staffUserId, created_at: now };
      await database.inCompany(companyId, (db) => createImageStore(db, companyId).insert(row));
      await files.put(name, content);
      return fileAddress(name);
    },

    exchange: async (context, { field, purposes, current, given }) => {
      const { db, company, actor, now, afterCommit } = context;
      if (given === undefined || (given || null) === current) return;
      const images = createImageStore(db, company.id);
      if (given) {
        const name = fileNameAt(given) ?? '';
        const staffUserId = staffIdOf(actor);
        const isAttached = await images.attach({ name, purposes, staffUserId, now });
        if (!isAttached) throw invalidField(field, imageMessages.foreign);
      }
      const before = fileNameAt(current);
      if (!before) return;
      await images.drop([before], now);
      afterCommit(() => clear(company.id, before));
    },

    discard: async (companyId, address, now) => {
      const name = fileNameAt(address);
      if (!name) return;
      await database.inCompany(companyId, (db) =>
        createImageStore(db, companyId).drop([name], now),
      );
      await clear(companyId, name);
    },

    sweep: async (companyId, now) => {
      const names = await database.inCompany(companyId, async (db) => {
        const images = createImageStore(db, companyId);
        await images.dropFree(new Date(now.getTime() - freeImageLifetime), now);
        return images.listDropped(now);
      });
      for (const name of names) await clear(companyId, name);
    },
  };
}
