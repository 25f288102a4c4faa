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
    .where('version', '=', 1)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          hasPeople('department', companyId),
          exists(
            selectFrom('department as child')
              .select('child.id')
              .where('child.company_id', '=', companyId)
              .whereRef('child.parent_id', '=', 'department.id'),
          ),
          exists(
            selectFrom('department_manager as led')
              .select('led.person_id')
              .where('led.company_id', '=', companyId)
              .whereRef('led.department_id', '=', 'department.id'),
          ),
        ]),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
