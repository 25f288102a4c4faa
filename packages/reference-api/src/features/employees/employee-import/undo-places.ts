import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceChoice } from '../../../shared/places/list-place-choices.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlacePort, PlacePorts } from '../../../shared/places/place-port.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { ImportRights } from './import-rights.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';

/** Places in one transaction: what it takes to remove them holds up nobody for long. */
const placesAtOnce = 40;

/**
 * Removes the next positions and departments that an import made, the last first, and names those that are used,
 * were changed since or may not be removed; tells whether there were any. What it has looked at it forgets.
 */
export async function undoNextPlaces(
  { db, companyId, stored }: ImportStep,
  ports: PlacePorts,
  rights: ImportRights,
): Promise<boolean> {
  const places = await db
    .selectFrom('employee_import_place')
    .select(['kind', 'place_id as id', 'name'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .orderBy('place_id', 'desc')
    .orderBy('kind')
    .limit(placesAtOnce)
    .execute();
  if (places.length === 0) return false;
  const kept: string[] = [];
  for (const kind of ['position', 'department'] as const) {
    const ofKind = places.filter((place) => place.kind === kind);
    const left = await removePlaces(db, { companyId, kind, places: ofKind, rights }, ports[kind]);
    kept.push(...left);
    await db
      .deleteFrom('employee_import_place')
      .where('company_id', '=', companyId)
      .where('import_id', '=', stored.id)
      .where('kind', '=', kind)
      .where('place_id', '=', anyOf(ofKind.map(({ id }) => id)))
      .execute();
  }
  await createImportStore(db, companyId).keep(stored.id, kept);
  return true;
}

/** Removes places of one kind where that is allowed; says why which were left. */
async function removePlaces(
  db: Db,
  given: {
    readonly companyId: number;
    readonly kind: PlaceKind;
    readonly places: readonly PlaceChoice[];
    readonly rights: ImportRights;
  },
  port: PlacePort,
): Promise<string[]> {
  const { companyId, kind, places, rights } = given;
  const ids = places.map(({ id }) => id);
  const { mayRemove, keptText } = placeJudgementOf(kind, rights);
  if (mayRemove) await port.removeUnused(db, companyId, ids);
  const rows = await db
    .selectFrom(kind)
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .execute();
  const left = new Set(rows.map(({ id }) => id));
  return places.filter(({ id }) => left.has(id)).map(({ name }) => keptText(name));
}

/** Whether places of a kind may go, and what is told of one that stays. */
export function placeJudgementOf(
  kind: PlaceKind,
  rights: ImportRights,
): { readonly mayRemove: boolean; readonly keptText: (name: string) => string } {
  const [mayRemove, used, lacking] =
    kind === 'position'
      ? [rights.mayRemovePositions, texts.keptPosition, texts.lacksPositionRemoval]
      : [rights.mayRemoveDepartments, texts.keptDepartment, texts.lacksDepartmentRemoval];
  return { mayRemove, keptText: mayRemove ? used : lacking };
}
