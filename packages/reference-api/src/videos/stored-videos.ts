import { type OperationContext, type Services, staffIdOf } from '../context.ts';
import { invalidField } from '../errors/failures.ts';
import { videoMessages } from './video-messages.ts';
import { createVideoStore } from './video-store.ts';

/** How long a video waits for a training to be saved with it. */
export const freeVideoLifetime = 24 * 60 * 60_000;

/** The videos that a training shows, and shall show from now on. */
export interface VideoExchange {
  readonly current: readonly string[];
  readonly given: readonly string[];
  /** The field of the request in which a given name stands. */
  readonly fieldOf: (name: string) => string;
}

/** What a change of videos needs of its transaction. */
export type VideoContext = Pick<
  OperationContext,
  'db' | 'company' | 'actor' | 'now' | 'afterCommit'
>;

/** The videos that people have sent. */
export interface StoredVideos {
  /**
   * Lets a training show other videos, in the transaction that saves the training. A name that this server has not
   * made for who saves it, within a day, is a 422, and so is one that another training shows. What was shown before
   * goes once all is saved.
   */
  exchange(context: VideoContext, exchange: VideoExchange): Promise<void>;
  /** Deletes those of some videos that the caller has sent and no training shows. */
  takeBack(context: VideoContext, names: readonly string[]): Promise<void>;
  /** Clears away what nobody has come for, and what earlier tries have left behind. */
  sweep(companyId: number, now: Date): Promise<void>;
}

/** Opens the videos over the files and what is known of them. */
export function createStoredVideos({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): StoredVideos {
  // Rows outlive their files, so that whatever fails in between is found again.
  const clear = async (companyId: number, names: readonly string[]) => {
    if (names.length === 0) return;
    for (const name of names) await files.remove(name);
    await database.inCompany(companyId, (db) => createVideoStore(db, companyId).remove(names));
  };

  return {
    exchange: async (context, { current, given, fieldOf }) => {
      const { db, company, actor, now, afterCommit } = context;
      const videos = createVideoStore(db, company.id);
      const added = without(given, current);
      if (added.length > 0) {
        const attached = await videos.attach({
          names: added,
          staffUserId: staffIdOf(actor),
          sentAfter: new Date(now.getTime() - freeVideoLifetime),
          now,
        });
        const [foreign] = without(added, attached);
        if (foreign !== undefined) throw invalidField(fieldOf(foreign), videoMessages.foreign, 422);
      }
      const left = without(current, given);
      if (left.length === 0) return;
      await videos.drop(left, now);
      afterCommit(() => clear(company.id, left));
    },

    takeBack: async ({ db, company, actor, now, afterCommit }, names) => {
      const videos = createVideoStore(db, company.id);
      const dropped = await videos.dropOwn({ names, staffUserId: staffIdOf(actor), now });
      afterCommit(() => clear(company.id, dropped));
    },

    sweep: async (companyId, now) => {
      const names = await database.inCompany(companyId, async (db) => {
        const videos = createVideoStore(db, companyId);
        await videos.dropFree(new Date(now.getTime() - freeVideoLifetime), now);
        return videos.listDropped(now);
      });
      await clear(companyId, names);
    },
  };
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const found = new Set(others);
  return [...new Set(names)].filter((name) => !found.has(name));
}
