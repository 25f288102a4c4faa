import { countReferring } from '../../platform/db/count-referring.ts';
import type { Db } from '../../platform/db/database.ts';
import { nextVersion, orderedTable } from '../../platform/db/record-table.ts';
import { searchableName } from '../../platform/db/search-expression.ts';

/** A step of a career. */
export interface Seniority {
  readonly id: number;
  readonly name: string;
  /** How many positions have it. */
  readonly positionCount: number;
}

/** The seniorities of one company. */
export interface SeniorityStore {
  /** In their order. */
  list(): Promise<Seniority[]>;
  /** Whether another one has the name, whatever accents and case. */
  isNameTaken(name: string, exceptId: number): Promise<boolean>;
  /** Adds one behind the last. */
  insert(name: string): Promise<number>;
  rename(id: number, name: string): Promise<void>;
  /** Puts them in the order of their ids here. */
  order(ids: readonly number[]): Promise<void>;
  /** Gives the positions of one another one. */
  replace(fromId: number, toId: number): Promise<void>;
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createSeniorityStore(db: Db, companyId: number): SeniorityStore {
  const seniorities = orderedTable('seniority', db, companyId);
  return {
    list: () =>
      db
        .selectFrom('seniority')
        .where('seniority.company_id', '=', companyId)
        .select([
          'seniority.id',
          'seniority.name',
          countReferring('position', 'seniority_id', 'seniority').as('positionCount'),
        ])
        .orderBy('seniority.sort_order')
        .orderBy('seniority.id')
        .execute(),

    isNameTaken: (name, exceptId) =>
      seniorities.isTaken('search_name', searchableName(name), exceptId),

    insert: (name) => seniorities.insert({ name }),
    rename: (id, name) => seniorities.update(id, { name }),
    order: seniorities.order,
    delete: seniorities.delete,

    async replace(fromId, toId) {
      await db
        .updateTable('position')
        .set({ seniority_id: toId, version: nextVersion })
        .where('company_id', '=', companyId)
        .where('seniority_id', '=', fromId)
        .execute();
    },
  };
}
