import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { searchableName } from '../../db/search-expression.ts';

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
  return {
    list: async () => {
      const rows = await db
        .selectFrom('seniority')
        .where('seniority.company_id', '=', companyId)
        .select(({ selectFrom, fn }) => [
          'seniority.id',
          'seniority.name',
          selectFrom('position')
            .whereRef('position.company_id', '=', 'seniority.company_id')
            .whereRef('position.seniority_id', '=', 'seniority.id')
            .select(fn.countAll<number>().as('count'))
            .as('positionCount'),
        ])
        .orderBy('seniority.sort_order')
        .orderBy('seniority.id')
        .execute();
      return rows.map((row) => ({ ...row, positionCount: row.positionCount ?? 0 }));
    },

    async isNameTaken(name, exceptId) {
      const other = await db
        .selectFrom('seniority')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '!=', exceptId)
        .where('search_name', '=', searchableName(name))
        .executeTakeFirst();
      return other !== undefined;
    },

    async insert(name) {
      const { id } = await db
        .insertInto('seniority')
        .values(({ selectFrom }) => ({
          company_id: companyId,
          name,
          sort_order: selectFrom('seniority')
            .where('company_id', '=', companyId)
            .select(sql<number>`coalesce(max(sort_order), -1) + 1`.as('next')),
        }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async rename(id, name) {
      await db
        .updateTable('seniority')
        .set({ name })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },

    async order(ids) {
      await db
        .updateTable('seniority')
        .set({ sort_order: sql<number>`array_position(${[...ids]}::bigint[], id)` })
        .where('company_id', '=', companyId)
        .execute();
    },

    async replace(fromId, toId) {
      await db
        .updateTable('position')
        .set(({ eb }) => ({ seniority_id: toId, version: eb('version', '+', 1) }))
        .where('company_id', '=', companyId)
        .where('seniority_id', '=', fromId)
        .execute();
    },

    async delete(id) {
      await db
        .deleteFrom('seniority')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    },
  };
}
