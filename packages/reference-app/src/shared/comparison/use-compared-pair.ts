import { toId } from '../address/to-id.ts';
import { useAddressParams } from '../address/use-address-params.ts';

/** The query parameters that keep which two are compared. */
export interface PairParams {
  readonly earlier: string;
  readonly later: string;
}

/** Those of a page that compares one kind of assessment. */
const USUAL_PARAMS: PairParams = { earlier: 'de', later: 'para' };

/** A finished assessment that can be compared. */
export interface Comparable {
  readonly id: number;
  /** When it was answered, as it is shown. */
  readonly date: string;
}

/** Two different assessments, the earlier one first. */
export interface ComparedPair {
  readonly earlier: Comparable;
  readonly later: Comparable;
}

/** The two assessments that the address compares, and a way to compare others. */
export function useComparedPair(
  finished: readonly Comparable[],
  names: PairParams = USUAL_PARAMS,
): [ComparedPair | null, (ids: readonly [number, number]) => void] {
  const [params, changeParams] = useAddressParams();
  const pair = pairOf(finished, toId(params.get(names.earlier)), toId(params.get(names.later)));

  function compare([one, other]: readonly [number, number]) {
    const chosen = pairOf(finished, one, other);
    if (!chosen) return;
    changeParams((current) => {
      const next = new URLSearchParams(current);
      next.set(names.earlier, String(chosen.earlier.id));
      next.set(names.later, String(chosen.later.id));
      return next;
    });
  }

  return [pair, compare];
}

/** Two of the assessments, which come newest first, in the order of time. */
export function pairOf(
  finished: readonly Comparable[],
  one: number | null,
  other: number | null,
): ComparedPair | null {
  const [later, earlier, ...more] = finished.filter(({ id }) => id === one || id === other);
  return later && earlier && more.length === 0 ? { earlier, later } : null;
}
