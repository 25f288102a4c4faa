import { IMPORT_LISTED } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { ImportRights } from './import-rights.ts';
import type { DoneRow } from './undo-judge.ts';
import { placeJudgementOf } from './undo-places.ts';

/** What undoing an import would leave of the places of a kind that it made. */
export interface KeptPlaces {
  readonly kind: PlaceKind;
  /** Those that are still there. */
  readonly made: number;
  readonly kept: number;
  readonly mayRemove: boolean;
  /** The first that stay, and why. */
  readonly names: readonly string[];
}

/** Makes what is told of the rows that are undone, and what that leaves of the places. */
export function createKeptPlaces(ports: PlacePorts, rights: ImportRights) {
  const leaving: number[] = [];
  const returned = { position: new Set<number>(), department: new Set<number>() };

  async function of(db: Db, companyId: number, importId: number, kind: PlaceKind) {
    const made = await db
      .selectFrom('employee_import_place')
      .select(['place_id as id', 'name'])
      .where('company_id', '=', companyId)
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .orderBy('place_id', 'desc')
      .execute();
    const there = await db
      .selectFrom(kind)
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(made.map(({ id }) => id)))
      .execute();
    const thereIds = new Set(there.map(({ id }) => id));
    const places = made.filter(({ id }) => thereIds.has(id));
    const { mayRemove, keptText } = placeJudgementOf(kind, rights);
    const ids = places.map(({ id }) => id).filter((id) => !returned[kind].has(id));
    const going = mayRemove
      ? await ports[kind].findUnused(db, companyId, { ids, leaving })
      : new Set<number>();
    const kept = places.filter(({ id }) => !going.has(id));
    return {
      kind,
      made: places.length,
      kept: kept.length,
      mayRemove,
      names: kept.slice(0, IMPORT_LISTED).map(({ name }) => keptText(name)),
    };
  }

  return {
    /** Who was added is gone, and who was changed is where they were before. */
    undo({ personId, before }: DoneRow): void {
      leaving.push(personId);
      if (before?.position_id) returned.position.add(before.position_id);
      if (before?.department_id) returned.department.add(before.department_id);
    },
    async finish(db: Db, companyId: number, importId: number): Promise<KeptPlaces[]> {
      const all = [
        await of(db, companyId, importId, 'position'),
        await of(db, companyId, importId, 'department'),
      ];
      return all.filter(({ made }) => made > 0);
    },
  };
}
