import type { Db } from '../../platform/db/database.ts';
import { recordTable } from '../../platform/db/record-table.ts';
import { searchableName } from '../../platform/db/search-expression.ts';

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
  const categories = recordTable('training_category', db, companyId);
  return {
    list: () =>
      db
        .selectFrom('training_category')
        .where('company_id', '=', companyId)
        .select(['id', 'name'])
        .orderBy('search_name')
        .execute(),

    has: categories.has,
    isNameTaken: (name) => categories.isTaken('search_name', searchableName(name)),
    insert: (name) => categories.insert({ name }),
  };
}
