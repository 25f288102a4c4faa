import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { VideoFacts } from './video-facts.ts';
import type { StoredVideoTable } from './videos-tables.ts';

/** Videos of which somebody does something with those that are the own uploads, and free. */
export interface OwnVideos {
  readonly names: readonly string[];
  readonly staffUserId: number | null;
  readonly now: Date;
}

/** Videos that are saved with a training. */
export interface AttachingVideos extends OwnVideos {
  /** Older ones are given up. */
  readonly sentAfter: Date;
}

/** Whether a training shows a video, and who has sent it. */
export interface VideoUse {
  readonly name: string;
  readonly staffUserId: number | null;
  readonly isAttached: boolean;
}

/** The rows of the videos of one company; the files are beside them. */
export interface VideoStore {
  /** Notes a name before there is a file under it. */
  claim(video: Pick<StoredVideoTable, 'name' | 'staff_user_id' | 'created_at'>): Promise<void>;
  /** Says what the file under a claimed name is. From now on there is a video; false when it was dropped meanwhile. */
  complete(name: string, facts: VideoFacts): Promise<boolean>;
  /** Takes own free videos for a training; the names of those there were. */
  attach(attaching: AttachingVideos): Promise<string[]>;
  /** Who uses the videos of some names; unknown names are left out. */
  listUses(names: readonly string[]): Promise<VideoUse[]>;
  /** The names of all videos, the newest first. */
  listNames(): Promise<string[]>;
  /** Marks the own free ones among some; their names. */
  dropOwn(videos: OwnVideos): Promise<string[]>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createVideoStore(db: Db, companyId: number): VideoStore {
  const change = () => db.updateTable('stored_video').where('company_id', '=', companyId);
  const changeOwn = ({ names, staffUserId }: Pick<OwnVideos, 'names' | 'staffUserId'>) =>
    change()
      .where('name', '=', anyOf(names))
      .where('staff_user_id', 'is not distinct from', staffUserId)
      .where('bytes', 'is not', null)
      .where('attached_at', 'is', null)
      .where('dropped_at', 'is', null);
  const kept = () =>
    db
      .selectFrom('stored_video')
      .where('company_id', '=', companyId)
      .where('bytes', 'is not', null)
      .where('dropped_at', 'is', null);

  return {
    async claim(video) {
      await db
        .insertInto('stored_video')
        .values({ company_id: companyId, ...video })
        .execute();
    },

    async complete(name, { bytes, durationMs, width, height, codec, mediaType }) {
      const completed = await change()
        .set({ bytes, duration_ms: durationMs, width, height, codec, media_type: mediaType })
        .where('name', '=', name)
        .where('dropped_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return completed !== undefined;
    },

    async attach({ sentAfter, now, ...own }) {
      const attached = await changeOwn(own)
        .set({ attached_at: now })
        .where('created_at', '>=', sentAfter)
        .returning('name')
        .execute();
      return attached.map(({ name }) => name);
    },

    async listUses(names) {
      const rows = await kept()
        .select(['name', 'staff_user_id', 'attached_at'])
        .where('name', '=', anyOf(names))
        .execute();
      return rows.map(({ name, staff_user_id, attached_at }) => ({
        name,
        staffUserId: staff_user_id,
        isAttached: attached_at !== null,
      }));
    },

    async listNames() {
      const rows = await kept().select('name').orderBy('id', 'desc').execute();
      return rows.map(({ name }) => name);
    },

    async dropOwn({ now, ...own }) {
      const dropped = await changeOwn(own).set({ dropped_at: now }).returning('name').execute();
      return dropped.map(({ name }) => name);
    },
  };
}
