import type { Db } from '../../db/database.ts';
import { searchableName } from '../../db/search-expression.ts';

/** A category of trainings. */
export interface TrainingCategory {
  readonly id: number;
  readonly name: string;
}

/** The categories of one company's trainings. */
export interface CategoryStore {
  /** By name. */
  list(): Promise<TrainingCategory[]>;
  has(id: number): Promise<boolean>;
  /** Whether one has the name, whatever accents and case. */
  isNameTaken(name: string): Promise<boolean>;
  insert(name: string): Promise<number>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCategoryStore(db: Db, companyId: number): CategoryStore {
  const all = () => db.selectFrom('training_category').where('company_id', '=', companyId);
  return {
    list: () => all().select(['id', 'name']).orderBy('search_name').execute(),

    async has(id) {
      const row = await all().select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async isNameTaken(name) {
      const other = await all()
        .select('id')
        .where('search_name', '=', searchableName(name))
        .executeTakeFirst();
      return other !== undefined;
    },

    async insert(name) {
      const { id } = await db
        .insertInto('training_category')
        .values({ company_id: companyId, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
