import { anyOf } from '../../platform/db/any-of.ts';
import {
  hasPeople,
  missingPlaces,
  type PlacePort,
  withPlaces,
} from '../../shared/places/place-port.ts';

/** Positions for whoever brings in many people at once. */
export const positionPlaces: PlacePort = {
  async findOrAdd(db, companyId, wanted) {
    const missing = missingPlaces(wanted);
    if (missing.length === 0) return { ids: wanted.known, added: [] };
    const added = await db
      .insertInto('position')
      .values(missing.map((name) => ({ company_id: companyId, name })))
      .returning(['id', 'name'])
      .execute();
    return { ids: withPlaces(wanted.known, added), added };
  },

  async removeUnused(db, companyId, ids) {
    await db
      .deleteFrom('position')
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .where('version', '=', 1)
      .where(({ not }) => not(hasPeople('position', companyId)))
      .execute();
  },
};
