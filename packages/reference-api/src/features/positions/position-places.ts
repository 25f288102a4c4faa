import { type RawBuilder, type SqlBool, sql } from 'kysely';
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
      .where(isUnused(companyId))
      .execute();
  },

  async findUnused(db, companyId, { ids, leaving }) {
    const rows = await db
      .selectFrom('position')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(ids))
      .where(isUnused(companyId, leaving))
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
};

/** Whether nobody has changed a position and nobody is in it, beside those who are leaving. */
function isUnused(companyId: number, leaving?: readonly number[]): RawBuilder<SqlBool> {
  return sql`position.version = 1 and not ${hasPeople('position', companyId, leaving)}`;
}
