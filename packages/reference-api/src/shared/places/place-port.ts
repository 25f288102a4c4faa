import { addNewPlaces, placeKey } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { PlaceChoice } from './list-place-choices.ts';
import type { PlaceKind } from './people-of-place.ts';

/** Places of one kind, by the keys of their names. */
export type PlaceIds = ReadonlyMap<string, number>;

/** Names that are to be places, and the places that there are. */
export interface WantedPlaces {
  readonly names: readonly string[];
  readonly known: PlaceIds;
}

/** Places that are there now. */
export interface FoundPlaces {
  readonly ids: PlaceIds;
  /** Those that were not there before. */
  readonly added: readonly PlaceChoice[];
}

/** What whoever owns positions or departments does for those who bring in many people at once. */
export interface PlacePort {
  findOrAdd(db: Db, companyId: number, wanted: WantedPlaces): Promise<FoundPlaces>;
  /** Removes those of some places that nobody has changed and that nothing is in. */
  removeUnused(db: Db, companyId: number, ids: readonly number[]): Promise<void>;
  /** Those of some places that {@link removeUnused} would remove, once some people were in them no more. */
  findUnused(
    db: Db,
    companyId: number,
    places: { readonly ids: readonly number[]; readonly leaving: readonly number[] },
  ): Promise<ReadonlySet<number>>;
}

/** The owners of both kinds. */
export type PlacePorts = Readonly<Record<PlaceKind, PlacePort>>;

/** The names for which there is no place, each as it was written first. */
export function missingPlaces({ names, known }: WantedPlaces): string[] {
  return [...addNewPlaces(new Map(), names, known).values()];
}

/** The known places with those that were added. */
export function withPlaces(known: PlaceIds, added: readonly PlaceChoice[]): PlaceIds {
  return new Map([...known, ...added.map(({ id, name }) => [placeKey(name), id] as const)]);
}

/** Whether somebody is in the place of a query, beside those who are leaving. */
export function hasPeople(
  kind: PlaceKind,
  companyId: number,
  leaving: readonly number[] = [],
): RawBuilder<SqlBool> {
  const column = sql.ref(`person.${kind}_id`);
  const others =
    leaving.length > 0 ? sql`and person.id <> all(${[...leaving]}::bigint[])` : sql.raw('');
  return sql<SqlBool>`exists (select from person
    where person.company_id = ${companyId} and ${column} = ${sql.ref(`${kind}.id`)} ${others})`;
}
