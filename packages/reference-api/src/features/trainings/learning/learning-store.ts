import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type {
  Learner,
  LearnerState,
  LearningStore,
  WatchedResource,
} from '../../../shared/learning/learning.ts';

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createLearningStore(db: Db, companyId: number): LearningStore {
  const stateOf = ({ trainingId, personId }: Learner) =>
    db
      .selectFrom('training_learner')
      .where('company_id', '=', companyId)
      .where('training_id', '=', trainingId)
      .where('person_id', '=', personId)
      .select([
        'state_number as number',
        'last_resource_id as lastResourceId',
        'last_watched_at as lastWatchedAt',
      ]);

  return {
    findTraining: ({ trainingId, personId }) =>
      db
        .selectFrom('training')
        .innerJoin('training_category as category', (join) =>
          onReference(join, 'category', 'training.category_id'),
        )
        .where('training.company_id', '=', companyId)
        .where('training.id', '=', trainingId)
        .select([
          'training.id',
          'training.title',
          'training.description',
          'training.category_id as categoryId',
          'category.name as categoryName',
          'training.cover_url as coverUrl',
          'training.author_name as authorName',
          'training.version',
          'training.is_active as isActive',
        ])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('training_person')
              .where('training_person.company_id', '=', companyId)
              .where('training_person.training_id', '=', trainingId)
              .where('training_person.person_id', '=', personId)
              .select('training_person.person_id'),
          )
            .$castTo<boolean>()
            .as('isAssigned'),
        )
        .executeTakeFirst(),

    async lockState(learner) {
      const state = await stateOf(learner).forUpdate().executeTakeFirst();
      if (state) return state;
      await db
        .insertInto('training_learner')
        .values({
          company_id: companyId,
          training_id: learner.trainingId,
          person_id: learner.personId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return stateOf(learner).forUpdate().executeTakeFirstOrThrow();
    },

    findState: async (learner) => (await stateOf(learner).executeTakeFirst()) ?? nothingWatched,

    async listResources({ trainingId, personId }) {
      const rows = await db
        .selectFrom('training_resource as resource')
        .innerJoin('training_session as session', (join) =>
          join
            .onRef('session.company_id', '=', 'resource.company_id')
            .onRef('session.training_id', '=', 'resource.training_id')
            .onRef('session.place', '=', 'resource.session_place'),
        )
        .innerJoin('stored_video as video', (join) =>
          join
            .onRef('video.company_id', '=', 'resource.company_id')
            .onRef('video.name', '=', 'resource.video_name'),
        )
        .leftJoin('training_progress as progress', (join) =>
          join
            .onRef('progress.company_id', '=', 'resource.company_id')
            .onRef('progress.resource_id', '=', 'resource.id')
            .on('progress.training_id', '=', trainingId)
            .on('progress.person_id', '=', personId),
        )
        .where('resource.company_id', '=', companyId)
        .where('resource.training_id', '=', trainingId)
        .select([
          'resource.id',
          'session.place as sessionPlace',
          'session.name as sessionName',
          'resource.name',
          'resource.video_name as videoName',
          'video.bytes',
          'video.duration_ms as durationMs',
          'video.width',
          'video.height',
          'video.media_type as mediaType',
          'progress.segments',
          'progress.position',
          'progress.is_marked as isMarked',
          'progress.concluded_at as concludedAt',
        ])
        .select(({ eb }) =>
          eb('resource.captions', 'is not', null).$castTo<boolean>().as('hasCaptions'),
        )
        .orderBy('session.place')
        .orderBy('resource.place')
        .execute();
      return rows.map(({ bytes, durationMs, width, height, mediaType, ...row }) => ({
        ...row,
        // A training shows only videos of which all of this is known.
        facts: { bytes, durationMs, width, height, mediaType } as WatchedResource['facts'],
        segments: row.segments ?? [],
        position: row.position ?? 0,
        isMarked: row.isMarked ?? false,
      }));
    },

    findVideo: (trainingId, videoName) =>
      db
        .selectFrom('training_resource')
        .where('company_id', '=', companyId)
        .where('video_name', '=', videoName)
        .where('training_id', '=', trainingId)
        .select('captions')
        .executeTakeFirst(),

    async save({ trainingId, personId }, state, progress) {
      await sql`insert into training_progress
          (company_id, training_id, person_id, resource_id, segments, position, is_marked, concluded_at)
        select ${companyId}, ${trainingId}, ${personId}, resource.id, given.segments, given.position,
          given."isMarked", given."concludedAt"
        from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as given ("resourceId" bigint,
          segments jsonb, position double precision, "isMarked" boolean, "concludedAt" timestamptz)
        join training_resource as resource
          on resource.company_id = ${companyId} and resource.id = given."resourceId"
        on conflict (company_id, training_id, person_id, resource_id) do update
          set segments = excluded.segments, position = excluded.position,
            is_marked = excluded.is_marked, concluded_at = excluded.concluded_at`.execute(db);
      await db
        .updateTable('training_learner')
        .set({
          state_number: state.number,
          last_resource_id: state.lastResourceId,
          last_watched_at: state.lastWatchedAt,
        })
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .where('person_id', '=', personId)
        .execute();
    },
  };
}

const nothingWatched: LearnerState = { number: 0, lastResourceId: null, lastWatchedAt: null };
