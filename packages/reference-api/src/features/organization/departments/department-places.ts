import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { recordTable } from '../../../platform/db/record-table.ts';
import type { PlaceChoice } from '../../../shared/places/list-place-choices.ts';
import {
  hasPeople,
  missingPlaces,
  type PlacePort,
  withPlaces,
} from '../../../shared/places/place-port.ts';

/** Departments for whoever brings in many people at once: new ones stand right below the first at the top. */
export const departmentPlaces: PlacePort = {
  async findOrAdd(db, companyId, wanted) {
    const { names, known } = wanted;
    if (missingPlaces(wanted).length === 0) return { ids: known, added: [] };
    const root = await findRoot(db, companyId);
    const top = root ?? (await addRoot(db, companyId));
    const ids = root ? known : withPlaces(known, [top]);
    const below = await addBelow(db, companyId, top.id, missingPlaces({ names, known: ids }));
    return { ids: withPlaces(ids, below), added: root ? below : [top, ...below] };
  },

  async removeUnused(db, companyId, ids) {
    // A department goes once those below it have.
    while (await removeLowest(db, companyId, ids));
  },

  findUnused,
};

function findRoot(db: Db, companyId: number): Promise<PlaceChoice | undefined> {
  return db
    .selectFrom('department')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** One that is named as the company. */
async function addRoot(db: Db, companyId: number): Promise<PlaceChoice> {
  const { trade_name: name } = await readCompany(db, companyId);
  const id = await recordTable('department', db, companyId).insert({ name });
  return { id, name };
}

async function addBelow(
  db: Db,
  companyId: number,
  parentId: number,
  names: readonly string[],
): Promise<PlaceChoice[]> {
  if (names.length === 0) return [];
  return db
    .insertInto('department')
    .values(names.map((name) => ({ company_id: companyId, name, parent_id: parentId })))
    .returning(['id', 'name'])
    .execute();
}

/** Tells whether there were any to remove. */
async function removeLowest(db: Db, companyId: number, ids: readonly number[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('department')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where(isUnused(companyId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('department as child')
            .select('child.id')
            .where('child.company_id', '=', companyId)
            .whereRef('child.parent_id', '=', 'department.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of some departments that go once those below them have. */
async function findUnused(
  db: Db,
  companyId: number,
  { ids, leaving }: { readonly ids: readonly number[]; readonly leaving: readonly number[] },
): Promise<ReadonlySet<number>> {
  const unused = await db
    .selectFrom('department')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where(isUnused(companyId, leaving))
    .execute();
  const going = new Set(unused.map(({ id }) => id));
  const below = await db
    .selectFrom('department')
    .select(['id', 'parent_id'])
    .where('company_id', '=', companyId)
    .where('parent_id', '=', anyOf([...going]))
    .execute();
  const above = new Map(below.map(({ id, parent_id }) => [id, parent_id]));
  for (const { id } of below) {
    if (going.has(id)) continue;
    // Each department leaves those that go once, so that every line upwards is walked once.
    for (let held = above.get(id); held && going.delete(held); held = above.get(held));
  }
  return going;
}

/** Whether nobody has changed or leads a department and nobody is in it, beside those who are leaving. */
function isUnused(companyId: number, leaving?: readonly number[]): RawBuilder<SqlBool> {
  return sql`department.version = 1 and not ${hasPeople('department', companyId, leaving)}
    and not exists (select from department_manager as led
      where led.company_id = ${companyId} and led.department_id = department.id)`;
}
