import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';

const EARLIER_PARAM = 'de';
const LATER_PARAM = 'para';

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
): [ComparedPair | null, (ids: readonly [number, number]) => void] {
  const [params, changeParams] = useAddressParams();
  const pair = pairOf(finished, toId(params.get(EARLIER_PARAM)), toId(params.get(LATER_PARAM)));

  function compare([one, other]: readonly [number, number]) {
    const chosen = pairOf(finished, one, other);
    if (!chosen) return;
    changeParams((current) => {
      const next = new URLSearchParams(current);
      next.set(EARLIER_PARAM, String(chosen.earlier.id));
      next.set(LATER_PARAM, String(chosen.later.id));
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
