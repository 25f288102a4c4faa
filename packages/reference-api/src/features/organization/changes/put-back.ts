import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { changeEachPerson } from '../../../shared/people/write-people.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import type { Changed, ChangedItems } from './change-store.ts';
import type { DepartmentState, PersonState } from './structure-snapshot.ts';

interface Former<State> extends Changed<State> {
  readonly before: State;
}

interface FormerItems {
  readonly departments: readonly Former<DepartmentState>[];
  readonly people: readonly Former<PersonState>[];
}

/** Makes what a change has touched as it was before, if everything that this takes is still there. */
export async function putBack(db: Db, companyId: number, items: ChangedItems): Promise<void> {
  const createdIds = items.departments.filter((item) => !isFormer(item)).map(({ id }) => id);
  const former = {
    departments: items.departments.filter(isFormer),
    people: items.people.filter(isFormer),
  };
  await requireUnused(db, companyId, createdIds, items);
  const managerIds = await requireReferences(db, companyId, former);

  await restoreDepartments(db, companyId, former.departments, managerIds);
  await restorePeople(db, companyId, former.people);
  await db
    .deleteFrom('department')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(createdIds))
    .execute();
}

function isFormer<State>(item: Changed<State>): item is Former<State> {
  return item.before !== null;
}

/** What the change has added holds nothing but what goes back to where it was. */
async function requireUnused(
  db: Db,
  companyId: number,
  createdIds: readonly number[],
  { departments, people }: ChangedItems,
): Promise<void> {
  const { isUsed } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('department')
            .select('id')
            .where('company_id', '=', companyId)
            .where('parent_id', '=', anyOf(createdIds))
            .where('id', '!=', sql<number>`all(${departments.map(({ id }) => id)})`),
        ),
        exists(
          selectFrom('person')
            .select('id')
            .where('company_id', '=', companyId)
            .where('department_id', '=', anyOf(createdIds))
            .where('id', '!=', sql<number>`all(${people.map(({ id }) => id)})`),
        ),
      ]).as('isUsed'),
    )
    .executeTakeFirstOrThrow();
  if (isUsed) throw conflict(texts.usedSince);
}

/**
 * The departments and managers that it goes back to are there, and stay until the transaction ends. Tells the managers, of
 * whom nobody is anonymous by now.
 */
async function requireReferences(
  db: Db,
  companyId: number,
  { departments, people }: FormerItems,
): Promise<ReadonlySet<number>> {
  const returning = new Set(departments.map(({ id }) => id));
  const departmentIds = new Set(
    [
      ...departments.map(({ before }) => before.parentId),
      ...people.map(({ before }) => before.departmentId),
    ].filter((id) => id !== null && !returning.has(id)),
  );
  const managerIds = new Set(departments.flatMap(({ before }) => before.managerIds));
  const found = await db
    .selectFrom('department')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...departmentIds] as number[]))
    .execute();
  const managers = await db
    .selectFrom('person')
    .select(['id', 'anonymized_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...managerIds]))
    .forKeyShare()
    .execute();
  if (found.length < departmentIds.size || managers.length < managerIds.size) {
    throw conflict(texts.goneSince);
  }
  return new Set(managers.flatMap(({ id, anonymized_at }) => (anonymized_at === null ? id : [])));
}

async function restoreDepartments(
  db: Db,
  companyId: number,
  departments: FormerItems['departments'],
  managerIds: ReadonlySet<number>,
): Promise<void> {
  if (departments.length === 0) return;
  const rows = departments.map(({ id, before, versionBefore, versionAfter }) => ({
    id,
    ...before,
    managerIds: before.managerIds.filter((manager) => managerIds.has(manager)),
    version: Number(versionAfter ?? versionBefore) + 1,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
    (id bigint, name text, "parentId" bigint, "managerIds" jsonb, version integer)`;
  await sql`insert into department (company_id, id, name, parent_id, version)
    select ${companyId}, id, name, "parentId", version from ${given}
    on conflict (id) do update
    set name = excluded.name, parent_id = excluded.parent_id, version = excluded.version`.execute(
    db,
  );
  await db
    .deleteFrom('department_manager')
    .where('company_id', '=', companyId)
    .where('department_id', '=', anyOf(departments.map(({ id }) => id)))
    .execute();
  await sql`insert into department_manager (company_id, department_id, person_id, sort_order)
    select ${companyId}, given.id, manager.id::bigint, manager.place - 1
    from ${given}, jsonb_array_elements_text("managerIds") with ordinality as manager (id, place)`.execute(
    db,
  );
}

async function restorePeople(
  db: Db,
  companyId: number,
  people: FormerItems['people'],
): Promise<void> {
  const rows = people.map(({ id, before }) => ({ id, department_id: before.departmentId }));
  await changeEachPerson(db, companyId, ['department_id'], rows);
}
