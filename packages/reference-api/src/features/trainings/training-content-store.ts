import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VideoFacts } from '../../shared/videos/video-facts.ts';

/** A video of a session as it is saved. */
export interface SavedResource {
  /** Of its session. */
  readonly sessionPlace: number;
  readonly place: number;
  readonly name: string;
  readonly videoName: string;
  readonly captions: string | null;
}

/** Sessions and videos in order. */
export interface SavedContent {
  readonly sessionNames: readonly string[];
  readonly resources: readonly SavedResource[];
}

/** A video of a session, with what its file is. */
export interface StoredResource extends VideoFacts {
  readonly id: number;
  readonly name: string;
  readonly videoName: string;
  readonly captions: string | null;
}

/** A session with its videos. */
export interface StoredSession {
  readonly name: string;
  readonly resources: readonly StoredResource[];
}

/** Sessions and videos of one company's trainings. */
export interface TrainingContentStore {
  list(trainingId: number): Promise<StoredSession[]>;
  listVideoNames(trainingId: number): Promise<string[]>;
  /** Puts sessions and videos into a training. A video that it has already keeps its id, wherever it goes. */
  put(trainingId: number, content: SavedContent): Promise<void>;
  /** Takes all others out. */
  dropOthers(trainingId: number, content: SavedContent): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createTrainingContentStore(db: Db, companyId: number): TrainingContentStore {
  return {
    async list(trainingId) {
      const rows = await db
        .selectFrom('training_session as session')
        .leftJoinLateral(
          // In its order, and so by itself: joined as a whole, all videos might be read for each session.
          ({ selectFrom }) =>
            selectFrom('training_resource')
              .innerJoin('stored_video', (join) =>
                join
                  .onRef('stored_video.company_id', '=', 'training_resource.company_id')
                  .onRef('stored_video.name', '=', 'training_resource.video_name'),
              )
              .whereRef('training_resource.company_id', '=', 'session.company_id')
              .whereRef('training_resource.training_id', '=', 'session.training_id')
              .whereRef('training_resource.session_place', '=', 'session.place')
              .select([
                'training_resource.id',
                'training_resource.place',
                'training_resource.name',
                'training_resource.video_name as videoName',
                'training_resource.captions',
                'stored_video.bytes',
                'stored_video.duration_ms as durationMs',
                'stored_video.width',
                'stored_video.height',
                'stored_video.codec',
                'stored_video.media_type as mediaType',
              ])
              .orderBy('training_resource.place')
              .as('resource'),
          (join) => join.onTrue(),
        )
        .where('session.company_id', '=', companyId)
        .where('session.training_id', '=', trainingId)
        .select(['session.place as sessionPlace', 'session.name as sessionName'])
        .selectAll('resource')
        .orderBy('session.place')
        .orderBy('resource.place')
        .execute();
      const sessions: { name: string; resources: StoredResource[] }[] = [];
      for (const { sessionPlace, sessionName, place: _, ...resource } of rows) {
        sessions[sessionPlace] ??= { name: sessionName, resources: [] };
        // A session without videos has a row of nothing.
        if (resource.id !== null) sessions[sessionPlace].resources.push(resource as StoredResource);
      }
      return sessions;
    },

    async listVideoNames(trainingId) {
      const rows = await db
        .selectFrom('training_resource')
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .select('video_name')
        .execute();
      return rows.map((row) => row.video_name);
    },

    async put(trainingId, { sessionNames, resources }) {
      await sql`insert into training_session (company_id, training_id, place, name)
        select ${companyId}, ${trainingId}, ordinality - 1, name
        from unnest(${sessionNames}::text[]) with ordinality as given (name, ordinality)
        on conflict (company_id, training_id, place) do update set name = excluded.name`.execute(
        db,
      );
      await sql`insert into training_resource
          (company_id, training_id, session_place, place, name, video_name, captions)
        select ${companyId}, ${trainingId}, "sessionPlace", place, name, "videoName", captions
        from jsonb_to_recordset(${JSON.stringify(resources)}::jsonb) as given
          ("sessionPlace" integer, place integer, name text, "videoName" text, captions text)
        on conflict (company_id, video_name) do update set session_place = excluded.session_place,
          place = excluded.place, name = excluded.name, captions = excluded.captions`.execute(db);
    },

    async dropOthers(trainingId, { sessionNames, resources }) {
      await db
        .deleteFrom('training_resource')
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .where('video_name', '!=', sql<string>`all(${resources.map(({ videoName }) => videoName)})`)
        .execute();
      await db
        .deleteFrom('training_session')
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .where('place', '>=', sessionNames.length)
        .execute();
    },
  };
}
