import {
  createNearNames,
  findNearNames,
  IMPORT_LISTED,
  type ImportedPerson,
  type NamedByRows,
  placeKey,
} from '@aferir/domain';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { NamedPlaces } from './import-plan.ts';

/** A name that would be made, and the one that may be meant. */
export interface NearPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly meant: string;
  /** Whether the one that may be meant would be made too. */
  readonly isMeantNew: boolean;
  /** How many rows name it. */
  readonly rows: number;
}

const KINDS = ['position', 'department'] as const;

/** Makes what counts the names that rows bring, and finds those that are nearly there. */
export function createNearPlaces() {
  const found = {
    position: new Map<string, NamedByRows>(),
    department: new Map<string, NamedByRows>(),
  };
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
        const { name, rows } = found[kind].get(key) ?? { name: person[kind], rows: 0 };
        found[kind].set(key, { name, rows: rows + 1 });
      }
    },
    finish(): NearPlace[] {
      const near = KINDS.flatMap((kind) => {
        const find = createNearNames(new Set(known?.[kind].values()));
        const news = [...found[kind].values()].map((one) => ({ ...one, there: find(one.name) }));
        // A name that is nearly there already is to become that one, not another new one.
        const among = findNearNames(news.filter(({ there }) => there === undefined));
        return news.flatMap(({ name, rows, there }) => {
          const meant = there ?? among.get(name);
          return meant === undefined
            ? []
            : [{ kind, name, meant, rows, isMeantNew: there === undefined }];
        });
      });
      return near.slice(0, IMPORT_LISTED);
    },
  };
}
