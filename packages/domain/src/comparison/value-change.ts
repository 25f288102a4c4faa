/** A number with a name, as one assessment has it. Null: it is not there. */
export interface NamedValue {
  /** Tells values apart; the same thing has the same key in both assessments. */
  readonly key: string | number;
  readonly name: string;
  readonly value: number | null;
}

/** Which way a value went; 'incomparable' when one of the assessments lacks it. */
export type ChangeDirection = 'up' | 'down' | 'same' | 'incomparable';

/** One value in two assessments. */
export interface ValueChange {
  readonly key: string | number;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** After less before; null when one of them is missing. */
  readonly difference: number | null;
  readonly direction: ChangeDirection;
}

/**
 * Sets the values of two assessments side by side by their keys: in the order and by the names of
 * the later one, then those that only the earlier one has.
 */
export function compareValues(
  earlier: readonly NamedValue[],
  later: readonly NamedValue[],
): ValueChange[] {
  const before = new Map(earlier.map(({ key, value }) => [key, value]));
  const kept = new Set(later.map(({ key }) => key));
  const gone = earlier.filter(({ key }) => !kept.has(key));
  return [
    ...later.map((item) => toChange(item, before.get(item.key) ?? null, item.value)),
    ...gone.map((item) => toChange(item, item.value, null)),
  ];
}

/** The widest change first, what can not be compared last; equal ones keep their order. */
export function widestFirst(changes: readonly ValueChange[]): ValueChange[] {
  return changes.toSorted((a, b) => widthOf(b) - widthOf(a));
}

/** The changes of at least so many points, the widest first; equal ones keep their order. */
export function notableChanges(changes: readonly ValueChange[], least: number): ValueChange[] {
  return widestFirst(changes.filter((change) => widthOf(change) >= least));
}

function widthOf({ difference }: ValueChange): number {
  return difference === null ? -1 : Math.abs(difference);
}

function toChange(
  { key, name }: NamedValue,
  before: number | null,
  after: number | null,
): ValueChange {
  const difference = before === null || after === null ? null : subtract(after, before);
  return { key, name, before, after, difference, direction: directionOf(difference) };
}

// Means of thirds reach a whole number only nearly; six decimals bring it back.
function subtract(after: number, before: number): number {
  return Number((after - before).toFixed(6));
}

function directionOf(difference: number | null): ChangeDirection {
  if (difference === null) return 'incomparable';
  if (difference === 0) return 'same';
  return difference > 0 ? 'up' : 'down';
}
