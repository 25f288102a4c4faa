import type { PlacedPerson } from './team-map.types.ts';

/** Where a mark stands on the drawing, in percent from its left and its top. */
export interface MarkSpot {
  readonly person: PlacedPerson;
  readonly left: number;
  readonly top: number;
}

/** How much of the drawing a mark takes, in percent. */
interface MarkSize {
  readonly width: number;
  readonly height: number;
}

/** Up to so many people have their names beside their marks. */
export const MOST_NAMED = 12;

const PLAIN: MarkSize = { width: 9, height: 9 };
const NAMED: MarkSize = { width: 17, height: 13 };

/** The outermost places stay so far inside, in percent. */
const MARGIN = 9;

/** The steps of a spiral that a mark gives way by; further than its end nobody is moved. */
const STEPS = 1_200;
const GOLDEN_ANGLE = 2.399963;

/** Puts people on the drawing, each at their place or, where somebody stands there already, as near to it as there is room. */
export function layOut(people: readonly PlacedPerson[]): MarkSpot[] {
  const size = people.length <= MOST_NAMED ? NAMED : PLAIN;
  const spots: MarkSpot[] = [];
  for (const person of people) {
    const wanted = { left: toPercent(person.place.focus), top: toPercent(-person.place.pace) };
    const free = findFree(wanted, (spot) => spots.every((taken) => !overlap(spot, taken, size)));
    spots.push({ person, ...(free ?? wanted) });
  }
  return spots;
}

function toPercent(along: number): number {
  return 50 + (along / 100) * (50 - MARGIN);
}

type Spot = Omit<MarkSpot, 'person'>;

function findFree(wanted: Spot, isFree: (spot: Spot) => boolean): Spot | undefined {
  for (let step = 0; step < STEPS; step += 1) {
    const spot = besides(wanted, step);
    if (isFree(spot)) return spot;
  }
  return undefined;
}

function besides({ left, top }: Spot, step: number): Spot {
  const distance = 2 * Math.sqrt(step);
  const angle = step * GOLDEN_ANGLE;
  return {
    left: inside(left + distance * Math.cos(angle)),
    top: inside(top + distance * Math.sin(angle)),
  };
}

function inside(percent: number): number {
  return Math.min(100 - MARGIN, Math.max(MARGIN, percent));
}

function overlap(one: Spot, other: Spot, { width, height }: MarkSize): boolean {
  return Math.abs(one.left - other.left) < width && Math.abs(one.top - other.top) < height;
}
