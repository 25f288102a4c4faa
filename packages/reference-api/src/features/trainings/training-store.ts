import { sql } from 'kysely';
import { countReferring } from '../../platform/db/count-referring.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ListOrder, wayOf } from '../../platform/db/list-order.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { searchable, searchableName } from '../../platform/db/search-expression.ts';
import type { TrainingTable } from './trainings-tables.ts';

/** A training without what is in it. */
export interface StoredTraining {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly categoryId: number;
  readonly coverUrl: string | null;
  readonly isActive: boolean;
  readonly authorName: string;
  readonly sentAt: Date | null;
  readonly version: number;
}

/** A training of the list. */
export interface ListedTraining extends Omit<StoredTraining, 'version'> {
  readonly categoryName: string;
  readonly resourceCount: number;
  readonly personCount: number;
}

/** What of a training is written. */
export interface TrainingValues {
  readonly title: string;
  readonly description: string;
  readonly categoryId: number;
  /** Undefined leaves what is there. */
  readonly coverUrl: string | null | undefined;
}

/** How many trainings there are. */
export interface TrainingCounts {
  readonly all: number;
  readonly active: number;
}

/** Which trainings to list. */
export interface TrainingsQuery extends PageQuery {
  /** What title or category has to be like, by `patternOf`. */
  readonly pattern: string | undefined;
  /** Only those that can be watched, or that can't; undefined for all. */
  readonly isActive?: boolean | undefined;
  /** Without it, by title. */
  readonly order?: TrainingOrder | undefined;
}

const orders = {
  titulo: sql.ref('training.search_title'),
  categoria: sql.ref('training_category.search_name'),
  autor: searchable(sql.ref('training.author_name')),
  situacao: sql`not training.is_active`,
  envio: sql.ref('training.sent_at'),
  funcionarios: sql.ref('personCount'),
  videos: sql.ref('resourceCount'),
} as const;

/** What trainings can be put in order by. */
export type TrainingOrder = ListOrder<keyof typeof orders>;

/** The trainings of one company. */
export interface TrainingStore {
  /** By title. */
  list(query: TrainingsQuery): Promise<Page<ListedTraining>>;
  count(): Promise<TrainingCounts>;
  find(id: number): Promise<StoredTraining | undefined>;
  /** Whether another training has the title, whatever accents and case. */
  isTitleTaken(title: string, exceptId: number): Promise<boolean>;
  insert(values: TrainingValues, by: { staffUserId: number; now: Date }): Promise<number>;
  update(id: number, values: TrainingValues): Promise<void>;
  setActive(id: number, isActive: boolean): Promise<void>;
  /** Deletes a training with all that is in it. */
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createTrainingStore(db: Db, companyId: number): TrainingStore {
  const matching = ({ pattern, isActive }: Pick<TrainingsQuery, 'pattern' | 'isActive'>) =>
    db
      .selectFrom('training')
      .where('training.company_id', '=', companyId)
      .$if(isActive !== undefined, (all) => all.where('training.is_active', '=', isActive ?? true))
      .$if(pattern !== undefined, (all) =>
        all.where(({ or, eb, selectFrom }) =>
          or([
            eb('training.search_title', 'like', pattern ?? ''),
            eb(
              'training.category_id',
              'in',
              selectFrom('training_category')
                .where('company_id', '=', companyId)
                .where('search_name', 'like', pattern ?? '')
                .select('id'),
            ),
          ]),
        ),
      );

  const trainings = recordTable('training', db, companyId);

  return {
    list(query) {
      const { order } = query;
      const matches = matching(query);
      const listed = matches
        .innerJoin('training_category', (join) =>
          onReference(join, 'training_category', 'training.category_id'),
        )
        .select([
          ...columns,
          'training_category.name as categoryName',
          resourceCount,
          countReferring('training_person', 'training_id', 'training').as('personCount'),
        ])
        .$if(order !== undefined, (all) =>
          order ? all.orderBy(orders[order.by], wayOf(order)) : all,
        )
        .orderBy('training.search_title');
      return readPage(matches, listed, query);
    },

    count: () =>
      db
        .selectFrom('training')
        .where('company_id', '=', companyId)
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('is_active', '=', true).as('active'),
        ])
        .executeTakeFirstOrThrow(),

    find: (id) =>
      db
        .selectFrom('training')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .select([...columns, 'training.version'])
        .executeTakeFirst(),

    isTitleTaken: (title, exceptId) =>
      trainings.isTaken('search_title', searchableName(title), exceptId),

    insert: (values, { staffUserId, now }) =>
      trainings.insert({
        ...toRow(values),
        author_id: staffUserId,
        author_name: db
          .selectFrom('staff_user')
          .where('company_id', '=', companyId)
          .where('id', '=', staffUserId)
          .select('name')
          .$asScalar()
          .$notNull(),
        created_at: now,
      }),

    update: (id, values) => trainings.update(id, { ...toRow(values), version: nextVersion }),
    setActive: (id, isActive) => trainings.update(id, { is_active: isActive }),
    delete: trainings.delete,
  };
}

/** How many videos a training of a query has. */
export const resourceCount = countReferring('training_resource', 'training_id', 'training').as(
  'resourceCount',
);

const columns = [
  'training.id',
  'training.title',
  'training.description',
  'training.category_id as categoryId',
  'training.cover_url as coverUrl',
  'training.is_active as isActive',
  'training.author_name as authorName',
  'training.sent_at as sentAt',
] as const;

type WrittenColumns = Pick<TrainingTable, 'title' | 'description' | 'category_id'> &
  Partial<Pick<TrainingTable, 'cover_url'>>;

function toRow({ title, description, categoryId, coverUrl }: TrainingValues): WrittenColumns {
  return {
    title,
    description,
    category_id: categoryId,
    ...(coverUrl !== undefined && { cover_url: coverUrl || null }),
  };
}
