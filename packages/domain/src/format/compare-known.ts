/**
 * Compares what two rows are put in order by, either way round: whichever is not known comes last in both.
 */
export function compareKnown<Value>(
  one: Value | null,
  other: Value | null,
  {
    isDescending,
    compare,
  }: {
    readonly isDescending: boolean;
    readonly compare: (one: Value, other: Value) => number;
  },
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (isDescending ? -1 : 1) * compare(one, other);
}
