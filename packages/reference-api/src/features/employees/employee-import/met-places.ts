import { placeKey } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlaceIds } from '../../../shared/places/place-port.ts';

/** The positions and departments of a company, by the keys of their names. */
export interface Places {
  readonly positions: PlaceIds;
  readonly departments: PlaceIds;
}

/** The same, and what they are called. */
export interface NamedPlaces extends Places {
  readonly names: Readonly<Record<PlaceKind, ReadonlyMap<number, string>>>;
}

/** Reads the places of a company; of departments with one name the first counts. */
export async function readPlaces(db: Db, companyId: number): Promise<NamedPlaces> {
  const read = async (table: PlaceKind) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .execute();
    return {
      ids: new Map(rows.map(({ id, name }) => [placeKey(name), id])),
      names: new Map(rows.map(({ id, name }) => [id, name])),
    };
  };
  const [position, department] = [await read('position'), await read('department')];
  return {
    positions: position.ids,
    departments: department.ids,
    names: { position: position.names, department: department.names },
  };
}
