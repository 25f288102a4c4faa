import { createNearNames, IMPORT_LISTED, type ImportedPerson, placeKey } from '@aferir/domain';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { NamedPlaces } from './import-plan.ts';

/** A name that would be made, and the one that may be meant. */
export interface NearPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly meant: string;
  /** How many rows name it. */
  readonly rows: number;
}

interface NewName {
  readonly name: string;
  rows: number;
}

const KINDS = ['position', 'department'] as const;

/** Makes what counts the names that rows bring, and finds those that are nearly there. */
export function createNearPlaces() {
  const found = { position: new Map<string, NewName>(), department: new Map<string, NewName>() };
  let known: NamedPlaces['names'] | undefined;
  return {
    /** Counts the places that a person's row brings. */
    count(
      person: Pick<ImportedPerson, PlaceKind>,
      { positions, departments, names }: NamedPlaces,
    ): void {
      known ??= names;
      const ids = { position: positions, department: departments };
      for (const kind of KINDS) {
        const key = placeKey(person[kind]);
        if (ids[kind].has(key)) continue;
        const one = found[kind].get(key);
        if (one) one.rows += 1;
        else found[kind].set(key, { name: person[kind], rows: 1 });
      }
    },
    finish(): NearPlace[] {
      const near = KINDS.flatMap((kind) => {
        const find = createNearNames(new Set(known?.[kind].values()));
        return [...found[kind].values()].flatMap(({ name, rows }) => {
          const meant = find(name);
          return meant === undefined ? [] : [{ kind, name, meant, rows }];
        });
      });
      return near.slice(0, IMPORT_LISTED);
    },
  };
}
