import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { RightToChange } from '../organization-tables.ts';
import type { DepartmentState, PersonState } from './structure-snapshot.ts';

/** How long a change can be undone. */
export const changeLifetime = 7 * 24 * 60 * 60_000;

/** A change, without what it has changed. */
export interface StoredChange {
  readonly id: number;
  readonly right: RightToChange;
  readonly description: string;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

/** Something that a change has touched. */
export interface Changed<State> {
  readonly id: number;
  /** Null: it was not there. */
  readonly before: State | null;
  readonly versionBefore: number | null;
  /** Null: it was gone. */
  readonly versionAfter: number | null;
}

/** All that a change has touched. */
export interface ChangedItems {
  readonly departments: readonly Changed<DepartmentState>[];
  readonly people: readonly Changed<PersonState>[];
}

/** A change that comes in. */
export interface NewChange extends Omit<StoredChange, 'id' | 'undoneAt'> {
  readonly staffUserId: number;
}

/** The changes of one company's organization chart. */
export interface ChangeStore {
  add(change: NewChange, items: ChangedItems): Promise<void>;
  /** One of a staff user's own. */
  find(id: number, staffUserId: number): Promise<StoredChange | undefined>;
  /** The last of a staff user's own that was not undone. */
  findLast(staffUserId: number): Promise<StoredChange | undefined>;
  readItems(id: number): Promise<ChangedItems>;
  /** Keeps the people of a change as they are until the transaction ends; the turn does so with departments. */
  lockPeople(id: number): Promise<void>;
  /** Whether everything is still as the change has left it. */
  isUntouched(id: number): Promise<boolean>;
  /**
   * Marks a change that was undone. What it had changed is of another version now and like before it all the same:
   * earlier changes of the same can still be undone.
   */
  markUndone(id: number, now: Date): Promise<void>;
  /** Deletes those made before a moment. */
  forget(before: Date): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createChangeStore(db: Db, companyId: number): ChangeStore {
  const changesOf = (staffUserId: number) =>
    db
      .selectFrom('organization_change')
      .select([
        'id',
        'right_taken as right',
        'description',
        'created_at as createdAt',
        'undone_at as undoneAt',
      ])
      .where('company_id', '=', companyId)
      .where('staff_user_id', '=', staffUserId);

  return {
    async add({ staffUserId, right, description, createdAt }, { departments, people }) {
      const { id } = await db
        .insertInto('organization_change')
        .values({
          company_id: companyId,
          staff_user_id: staffUserId,
          right_taken: right,
          description,
          created_at: createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const items = [
        ...departments.map((item) => ({ kind: 'department', ...item })),
        ...people.map((item) => ({ kind: 'person', ...item })),
      ];
      await sql`insert into organization_change_item
          (company_id, change_id, kind, item_id, before, version_before, version_after)
        select ${companyId}, ${id}, kind, id, nullif(before, 'null'), "versionBefore", "versionAfter"
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given
          (kind text, id bigint, before jsonb, "versionBefore" integer, "versionAfter" integer)`.execute(
        db,
      );
    },

    find: (id, staffUserId) => changesOf(staffUserId).where('id', '=', id).executeTakeFirst(),

    findLast: (staffUserId) =>
      changesOf(staffUserId)
        .where('undone_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async readItems(id) {
      const rows = await db
        .selectFrom('organization_change_item')
        .select([
          'kind',
          'item_id as id',
          'before',
          'version_before as versionBefore',
          'version_after as versionAfter',
        ])
        .where('company_id', '=', companyId)
        .where('change_id', '=', id)
        .execute();
      const itemsOf = <State>(kind: 'department' | 'person') =>
        rows.flatMap(({ kind: own, before, ...item }) =>
          own === kind ? [{ ...item, before: before as State | null }] : [],
        );
      return {
        departments: itemsOf<DepartmentState>('department'),
        people: itemsOf<PersonState>('person'),
      };
    },

    async lockPeople(id) {
      await db
        .selectFrom('person')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('organization_change_item')
            .select('item_id')
            .where('company_id', '=', companyId)
            .where('change_id', '=', id)
            .where('kind', '=', 'person'),
        )
        .forNoKeyUpdate()
        .execute();
    },

    async isUntouched(id) {
      const { rows } = await sql`
        select from organization_change_item as item
        left join department on item.kind = 'department'
          and department.company_id = item.company_id and department.id = item.item_id
        left join person on item.kind = 'person'
          and person.company_id = item.company_id and person.id = item.item_id
        where item.company_id = ${companyId} and item.change_id = ${id}
          and coalesce(department.version, person.version) is distinct from item.version_after
        limit 1`.execute(db);
      return rows.length === 0;
    },

    async markUndone(id, now) {
      await db
        .updateTable('organization_change')
        .set({ undone_at: now })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
      await sql`update organization_change_item as earlier
        set version_after = coalesce(undone.version_after, undone.version_before) + 1
        from organization_change_item as undone
        where undone.company_id = ${companyId} and undone.change_id = ${id}
          and earlier.company_id = undone.company_id and earlier.change_id < undone.change_id
          and earlier.kind = undone.kind and earlier.item_id = undone.item_id
          and earlier.version_after = undone.version_before`.execute(db);
    },

    async forget(before) {
      await db
        .deleteFrom('organization_change')
        .where('company_id', '=', companyId)
        .where('created_at', '<', before)
        .execute();
    },
  };
}
