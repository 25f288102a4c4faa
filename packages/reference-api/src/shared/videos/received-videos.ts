import type { FastifyBaseLogger } from 'fastify';
import type { OperationContext, Services } from '../../operation/context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { privateFiles } from '../../platform/files/file-area.ts';
import { createKeptFiles } from '../files/kept-files.ts';
import { readVideoFacts } from './read-video-facts.ts';
import type { VideoFacts } from './video-facts.ts';
import { videoMessages } from './video-messages.ts';
import { createVideoStore } from './video-store.ts';

/** Who sends a video, and when. */
export interface VideoSender {
  readonly companyId: number;
  readonly staffUserId: number;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/** A video whose file is there and has been read, and which nobody knows yet. */
export interface ReceivedVideo {
  readonly companyId: number;
  readonly name: string;
  readonly facts: VideoFacts;
}

/** Videos between the first byte and the row that says what they are. */
export interface ReceivedVideos {
  /**
   * Has a file put under a new name, and reads what it is. When it is none that can be used, the sender breaks off or
   * there is no room for it, nothing of it is left.
   */
  receive(sender: VideoSender, putUnder: (name: string) => Promise<void>): Promise<ReceivedVideo>;
  /** Makes a video of what was received, in the transaction that answers for it. */
  save(context: Pick<OperationContext, 'db'>, received: ReceivedVideo): Promise<void>;
  /** Throws away what was received. */
  discard(received: Pick<ReceivedVideo, 'companyId' | 'name'>, now: Date): Promise<void>;
}

/** Opens them over the files and what is known of videos. */
export function createReceivedVideos({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): ReceivedVideos {
  const kept = createKeptFiles({ database, files }, 'stored_video');
  const discard: ReceivedVideos['discard'] = ({ companyId, name }, now) =>
    kept.discard(companyId, [name], now);

  return {
    receive: async ({ companyId, staffUserId, now, log }, putUnder) => {
      const name = privateFiles.makeName('.mp4');
      const claim = { name, staff_user_id: staffUserId, created_at: now };
      await database.inCompany(companyId, (db) => createVideoStore(db, companyId).claim(claim));
      try {
        await putUnder(name);
        const bytes = (await files.sizeOf(name)) ?? 0;
        return { companyId, name, facts: await readVideoFacts(files, name, bytes) };
      } catch (error) {
        await discard({ companyId, name }, now).catch((fault) =>
          log.error({ err: fault }, 'video left to the sweep'),
        );
        if (error instanceof ApiError) throw error;
        log.error({ err: error }, 'video not stored');
        throw new ApiError(503, videoMessages.noRoom, { cause: error });
      }
    },

    save: async ({ db }, { companyId, name, facts }) => {
      const isSaved = await createVideoStore(db, companyId).complete(name, facts);
      if (!isSaved) throw new ApiError(503, videoMessages.noRoom);
    },

    discard,
  };
}
