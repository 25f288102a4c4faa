import { type OperationContext, type Services, staffIdOf } from '../../operation/context.ts';
import { invalidField } from '../../platform/errors/failures.ts';
import { createKeptFiles, freeFileLifetime } from '../files/kept-files.ts';
import { videoMessages } from './video-messages.ts';
import { createVideoStore } from './video-store.ts';

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
export function createStoredVideos(services: Pick<Services, 'database' | 'files'>): StoredVideos {
  const kept = createKeptFiles(services, 'stored_video');

  return {
    exchange: async (context, { current, given, fieldOf }) => {
      const { db, company, actor, now } = context;
      const added = without(given, current);
      if (added.length > 0) {
        const attached = await createVideoStore(db, company.id).attach({
          names: added,
          staffUserId: staffIdOf(actor),
          sentAfter: new Date(now.getTime() - freeFileLifetime),
          now,
        });
        const [foreign] = without(added, attached);
        if (foreign !== undefined) throw invalidField(fieldOf(foreign), videoMessages.foreign, 422);
      }
      await kept.letGo(context, without(current, given));
    },

    takeBack: async ({ db, company, actor, now, afterCommit }, names) => {
      const videos = createVideoStore(db, company.id);
      const dropped = await videos.dropOwn({ names, staffUserId: staffIdOf(actor), now });
      afterCommit(() => kept.clear(company.id, dropped));
    },

    sweep: kept.sweep,
  };
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const found = new Set(others);
  return [...new Set(names)].filter((name) => !found.has(name));
}
