import { setImmediate } from 'node:timers/promises';
import {
  createNearNameIndex,
  findNearNames,
  IMPORT_LISTED,
  type ImportedPerson,
  type NamedByRows,
  placeKey,
} from '@aferir/domain';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { NamedPlaces } from './met-places.ts';

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

/** Work on names until other requests have their turn: a few milliseconds of it. */
const WORK_AT_ONCE = 200_000;

/** Makes what counts the names that rows bring, and finds those that are nearly there. */
export function createNearPlaces() {
  const found = {
    position: new Map<string, NamedByRows>(),
    department: new Map<string, NamedByRows>(),
  };
  let named: NamedPlaces['names'] | undefined;
  return {
    /** Counts the places that a person's row brings. */
    count(
      person: Pick<ImportedPerson, PlaceKind>,
      { positions, departments, names }: NamedPlaces,
    ): void {
      named ??= names;
      const ids = { position: positions, department: departments };
      for (const kind of KINDS) {
        const key = placeKey(person[kind]);
        if (ids[kind].has(key)) continue;
        const { name, rows } = found[kind].get(key) ?? { name: person[kind], rows: 0 };
        found[kind].set(key, { name, rows: rows + 1 });
      }
    },
    /** Others have their turn in between. `left`: whoever asked has left. */
    async finish(left: AbortSignal): Promise<NearPlace[]> {
      const near: NearPlace[] = [];
      for (const kind of KINDS) {
        const known = createNearNameIndex(new Set(named?.[kind].values()));
        const rest = createRest(left);
        const news: (NamedByRows & { readonly there: string | undefined })[] = [];
        for (const one of found[kind].values()) {
          news.push({ ...one, there: known.find(one.name) });
          await rest(known.work);
        }
        // A name that is nearly there already is to become that one, not another new one.
        const among = await inTurns(
          findNearNames(news.filter(({ there }) => there === undefined)),
          createRest(left),
        );
        for (const { name, rows, there } of news) {
          const meant = there ?? among.get(name);
          if (meant === undefined) continue;
          near.push({ kind, name, meant, rows, isMeantNew: there === undefined });
        }
      }
      return near.slice(0, IMPORT_LISTED);
    },
  };
}

type Rest = (work: number) => Promise<void>;

/** Makes what lets others have their turn whenever so much more work was done. */
function createRest(left: AbortSignal): Rest {
  let rested = 0;
  return async (work) => {
    if (work - rested < WORK_AT_ONCE) return;
    rested = work;
    await setImmediate();
    left.throwIfAborted();
  };
}

async function inTurns<Result>(steps: Generator<number, Result>, rest: Rest): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await rest(step.value);
  }
}
