import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { Db } from '../../../platform/db/database.ts';
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
    if (root) {
      const added = await addBelow(db, companyId, root.id, missingPlaces(wanted));
      return { ids: withPlaces(known, added), added };
    }
    const { trade_name: name } = await readCompany(db, companyId);
    const [top] = await addBelow(db, companyId, null, [name]);
    if (!top) return { ids: known, added: [] };
    const withTop = withPlaces(known, [top]);
    const added = await addBelow(db, companyId, top.id, missingPlaces({ names, known: withTop }));
    return { ids: withPlaces(withTop, added), added: [top, ...added] };
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

async function addBelow(
  db: Db,
  companyId: number,
  parentId: number | null,
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
