import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { nextVersion, recordTable } from '../../../platform/db/record-table.ts';
import { changePeople } from '../../../shared/people/write-people.ts';

/** A department, without what is in it. */
export interface StoredDepartment {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly version: number;
}

/** What of a department is written. */
export type DepartmentValues = Pick<StoredDepartment, 'name' | 'parentId'>;

/** Somebody who manages a department. */
export interface StoredManager {
  readonly id: number;
  readonly name: string;
  readonly position_name: string | null;
  readonly photo_url: string | null;
  readonly is_active: boolean;
}

/** The departments of one company. */
export interface DepartmentStore {
  find(id: number): Promise<StoredDepartment | undefined>;
  insert(values: DepartmentValues): Promise<number>;
  update(id: number, values: DepartmentValues): Promise<void>;
  /** The departments right below one. */
  listBelow(id: number): Promise<number[]>;
  /** Everybody in a department. */
  listPeople(id: number): Promise<number[]>;
  /** Puts the departments right below one below another one, or with null at the top. */
  moveBelow(fromId: number, toId: number | null): Promise<void>;
  /** Puts everybody in a department into another one, or with null into none. */
  movePeople(fromId: number, toId: number | null): Promise<void>;
  /** Deletes a department that nothing is in any more; nobody manages it then. */
  delete(id: number): Promise<void>;
  /** Names of some departments that another one at the same level has, whatever accents and case. */
  findNamesTaken(ids: readonly number[]): Promise<string[]>;
  /** In their order. */
  listManagers(id: number): Promise<StoredManager[]>;
  /** Names all managers of a department, the first one first. */
  setManagers(id: number, personIds: readonly number[]): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createDepartmentStore(db: Db, companyId: number): DepartmentStore {
  const departments = recordTable('department', db, companyId);
  const dropManagers = (id: number) =>
    db
      .deleteFrom('department_manager')
      .where('company_id', '=', companyId)
      .where('department_id', '=', id)
      .execute();

  return {
    find: (id) =>
      db
        .selectFrom('department')
        .select(['id', 'name', 'parent_id as parentId', 'version'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst(),

    insert: ({ name, parentId }) => departments.insert({ name, parent_id: parentId }),

    update: (id, { name, parentId }) =>
      departments.update(id, { name, parent_id: parentId, version: nextVersion }),

    async listBelow(id) {
      const rows = await db
        .selectFrom('department')
        .select('id')
        .where('company_id', '=', companyId)
        .where('parent_id', '=', id)
        .execute();
      return rows.map((row) => row.id);
    },

    async listPeople(id) {
      const rows = await db
        .selectFrom('person')
        .select('id')
        .where('company_id', '=', companyId)
        .where('department_id', '=', id)
        .execute();
      return rows.map((row) => row.id);
    },

    async moveBelow(fromId, toId) {
      await db
        .updateTable('department')
        .set({ parent_id: toId, version: nextVersion })
        .where('company_id', '=', companyId)
        .where('parent_id', '=', fromId)
        .execute();
    },

    async movePeople(fromId, toId) {
      await changePeople(db, companyId, { department_id: toId })
        .where('department_id', '=', fromId)
        .execute();
    },

    async delete(id) {
      await dropManagers(id);
      await departments.delete(id);
    },

    async findNamesTaken(ids) {
      const rows = await db
        .selectFrom('department as own')
        .innerJoin('department as other', (join) =>
          join
            .onRef('other.company_id', '=', 'own.company_id')
            .onRef('other.search_name', '=', 'own.search_name')
            .onRef('other.parent_id', 'is not distinct from', 'own.parent_id')
            .onRef('other.id', '!=', 'own.id'),
        )
        .where('own.company_id', '=', companyId)
        .where('own.id', '=', anyOf(ids))
        .select('own.name')
        .distinct()
        .orderBy('own.name')
        .execute();
      return rows.map(({ name }) => name);
    },

    listManagers: (id) =>
      db
        .selectFrom('department_manager as leads')
        .innerJoin('person', (join) => onReference(join, 'person', 'leads.person_id'))
        .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
        .where('leads.company_id', '=', companyId)
        .where('leads.department_id', '=', id)
        .select([
          'person.id',
          'person.name',
          'position.name as position_name',
          'person.photo_url',
          'person.is_active',
        ])
        .orderBy('leads.sort_order')
        .orderBy('person.id')
        .execute(),

    async setManagers(id, personIds) {
      await dropManagers(id);
      if (personIds.length > 0) {
        await db
          .insertInto('department_manager')
          .values(
            personIds.map((personId, index) => ({
              company_id: companyId,
              department_id: id,
              person_id: personId,
              sort_order: index,
            })),
          )
          .execute();
      }
      await departments.update(id, { version: nextVersion });
    },
  };
}
