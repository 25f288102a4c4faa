/** A whole number from `low` to `high`, both included. */
export function integerBetween(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
