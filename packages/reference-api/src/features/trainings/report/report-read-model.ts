import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ListOrder } from '../../../platform/db/list-order.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import {
  matchingPeople,
  type Page,
  type PageQuery,
  type PeopleOrder,
  type PeopleRank,
  pageOfPeople,
  totalOf,
  valuesOf,
} from '../../../platform/db/people-list.ts';
import { resourceCount } from '../training-store.ts';

/** A training whose report is read. */
export interface ReportedTraining {
  readonly id: number;
  readonly title: string;
  readonly sentAt: Date | null;
  /** How many videos it has now. */
  readonly resourceCount: number;
}

/** How far people are of whom all have begun or not and have concluded as many videos. */
export interface LearnerProgress {
  readonly isBegun: boolean;
  readonly concluded: number;
}

/** One person of the report. */
export interface ReportedPerson extends LearnerProgress {
  readonly id: number;
  readonly name: string;
  readonly positionName: string | null;
  readonly photoUrl: string | null;
  readonly isActive: boolean;
  readonly sentAt: Date;
  readonly lastWatchedAt: Date | null;
}

/** Which people of a report to read. */
export interface ReportQuery extends PageQuery {
  /** What name, address or position has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Only people who stand in one of these ways; undefined: all. */
  readonly progress: readonly LearnerProgress[] | undefined;
  /** Without it, by name. */
  readonly order: PeopleOrder | undefined;
  /** What people are put in order by of how far they are; it comes before any other order. */
  readonly learningOrder: LearningOrder | undefined;
}

/** What people can be put in order by of how far they are, in the words of the call. */
export type LearningOrder = ListOrder<'conclusao' | 'visualizacao'>;

/** Whether people are put in order by how far they are. */
export function isLearningOrder(by: string): by is LearningOrder['by'] {
  return by === 'conclusao' || by === 'visualizacao';
}

/** How far the people of one company's trainings are, of those whom these were sent to. */
export interface ReportReadModel {
  findTraining(id: number): Promise<ReportedTraining | undefined>;
  /** How many stand alike, for each way to stand. */
  countProgress(trainingId: number): Promise<(LearnerProgress & { readonly count: number })[]>;
  /** In the order that the query names; without one, by name. */
  listPeople(training: ReportedTraining, query: ReportQuery): Promise<Page<ReportedPerson>>;
}

/** Opens the read model for one company; `db` has to be bound to the same one. */
export function createReportReadModel(db: Db, companyId: number): ReportReadModel {
  return {
    findTraining: (id) =>
      db
        .selectFrom('training')
        .where('training.company_id', '=', companyId)
        .where('training.id', '=', id)
        .select(['training.id', 'training.title', 'training.sent_at as sentAt', resourceCount])
        .executeTakeFirst(),

    countProgress: (trainingId) =>
      db
        .selectFrom(
          db
            .selectFrom('training_person as assigned')
            .where('assigned.company_id', '=', companyId)
            .where('assigned.training_id', '=', trainingId)
            .where('assigned.sent_at', 'is not', null)
            .select([isBegun.as('isBegun'), concluded.as('concluded')])
            .as('progress'),
        )
        .select(['isBegun', 'concluded'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(['isBegun', 'concluded'])
        .execute(),

    async listPeople({ id: trainingId }, { progress, learningOrder, ...given }) {
      const query = { ...given, companyId, onlyActive: false };
      const matches = matchingPeople(db, query, ['position']).where(({ exists, selectFrom }) =>
        exists(
          selectFrom('training_person as assigned')
            .whereRef('assigned.company_id', '=', 'person.company_id')
            .whereRef('assigned.person_id', '=', 'person.id')
            .where('assigned.training_id', '=', trainingId)
            .where('assigned.sent_at', 'is not', null)
            .$if(progress !== undefined, (all) => all.where(standsIn(progress ?? [])))
            .select('assigned.person_id'),
        ),
      );
      const rank = learningOrder && rankBy(trainingId, learningOrder);
      const rows = await pageOfPeople(db, matches, valuesOf(query), rank)
        .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
        .innerJoin('training_person as assigned', (join) =>
          join
            .onRef('assigned.company_id', '=', 'person.company_id')
            .onRef('assigned.person_id', '=', 'person.id')
            .on('assigned.training_id', '=', trainingId),
        )
        .leftJoin('training_learner as learner', (join) =>
          join
            .onRef('learner.company_id', '=', 'assigned.company_id')
            .onRef('learner.training_id', '=', 'assigned.training_id')
            .onRef('learner.person_id', '=', 'assigned.person_id'),
        )
        .select([
          'person.id',
          'person.name',
          'position.name as positionName',
          'person.photo_url as photoUrl',
          'person.is_active as isActive',
          'learner.last_watched_at as lastWatchedAt',
          isBegun.as('isBegun'),
          concluded.as('concluded'),
        ])
        .select(({ ref }) => ref('assigned.sent_at').$notNull().as('sentAt'))
        .execute();
      return { rows, total: await totalOf(rows, () => matches, query) };
    },
  };
}

const isBegun = sql<boolean>`exists (select from training_learner as begun
  where begun.company_id = assigned.company_id and begun.training_id = assigned.training_id
    and begun.person_id = assigned.person_id and begun.last_watched_at is not null)`;

const concluded = sql<number>`(select count(*) from training_progress as progress
  where progress.company_id = assigned.company_id and progress.training_id = assigned.training_id
    and progress.person_id = assigned.person_id and progress.concluded_at is not null)`;

/** What of how far they are with a training each `person` is put in order by. */
function rankBy(trainingId: number, { by, isDescending }: LearningOrder): PeopleRank {
  const [value, table] =
    by === 'visualizacao'
      ? [sql`assigned.last_watched_at`, sql.table('training_learner')]
      : // Who has begun comes after who has not, and before who has concluded one.
        [
          sql`${concluded} + case when ${isBegun} then 0.5 else 0 end`,
          sql.table('training_person'),
        ];
  return {
    of: sql`(select ${value} from ${table} as assigned where assigned.company_id = person.company_id
      and assigned.person_id = person.id and assigned.training_id = ${trainingId})`,
    isDescending,
  };
}

/** Whether somebody stands in one of some ways. */
function standsIn(progress: readonly LearnerProgress[]): Expression<SqlBool> {
  return sql`exists (select from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb)
    as wanted ("isBegun" boolean, concluded integer)
    where wanted."isBegun" = ${isBegun} and wanted.concluded = ${concluded})`;
}
