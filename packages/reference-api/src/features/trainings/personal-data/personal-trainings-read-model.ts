import type { WatchedSegment } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import { resourceCount } from '../training-store.ts';

/** A training that is for somebody, or that somebody has begun. */
export interface PersonalTraining {
  readonly id: number;
  readonly title: string;
  /** How many videos it has now. */
  readonly resourceCount: number;
  readonly sentAt: Date | null;
  readonly lastWatchedAt: Date | null;
}

/** What somebody has watched of a video. */
export interface PersonalProgress {
  readonly trainingId: number;
  readonly name: string;
  readonly segments: readonly WatchedSegment[];
  readonly position: number;
  readonly isMarked: boolean;
  readonly concludedAt: Date | null;
}

/** The trainings of a person, by title. */
export function listTrainingsOfPerson(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<PersonalTraining[]> {
  const idsIn = (table: 'training_person' | 'training_learner') =>
    db
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .where('person_id', '=', personId)
      .select('training_id');
  return db
    .selectFrom('training')
    .leftJoin('training_person as assigned', (join) =>
      join
        .onRef('assigned.company_id', '=', 'training.company_id')
        .onRef('assigned.training_id', '=', 'training.id')
        .on('assigned.person_id', '=', personId),
    )
    .leftJoin('training_learner as learner', (join) =>
      join
        .onRef('learner.company_id', '=', 'training.company_id')
        .onRef('learner.training_id', '=', 'training.id')
        .on('learner.person_id', '=', personId),
    )
    .where('training.company_id', '=', companyId)
    .where('training.id', 'in', idsIn('training_person').union(idsIn('training_learner')))
    .select([
      'training.id',
      'training.title',
      'assigned.sent_at as sentAt',
      'learner.last_watched_at as lastWatchedAt',
      resourceCount,
    ])
    .orderBy('training.search_title')
    .execute();
}

/** What a person has watched of some trainings, in the order of their videos. */
export function listProgressOfPerson(
  db: Db,
  { companyId, personId }: PersonPlace,
  trainingIds: readonly number[],
): Promise<PersonalProgress[]> {
  return db
    .selectFrom('training_progress as progress')
    .innerJoin('training_resource as resource', (join) =>
      onReference(join, 'resource', 'progress.resource_id'),
    )
    .where('progress.company_id', '=', companyId)
    .where('progress.training_id', '=', anyOf(trainingIds))
    .where('progress.person_id', '=', personId)
    .select([
      'progress.training_id as trainingId',
      'resource.name',
      'progress.segments',
      'progress.position',
      'progress.is_marked as isMarked',
      'progress.concluded_at as concludedAt',
    ])
    .orderBy('resource.session_place')
    .orderBy('resource.place')
    .execute();
}

/** How many videos a person has concluded, by training. */
export async function countConcludedOfPerson(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('training_progress')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('concluded_at', 'is not', null)
    .groupBy('training_id')
    .select(['training_id', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ training_id, count }) => [training_id, count]));
}
