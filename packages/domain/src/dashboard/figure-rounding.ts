/** How many percent a part is of a whole, as a whole number; null where there is nothing to take a share of. */
export function wholePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round(clean((100 * part) / whole));
}

/** A figure with one decimal. */
export function oneDecimal(figure: number): number {
  return Math.round(clean(figure * 10)) / 10;
}

/** Sums of thirds reach a half only nearly; six decimals bring it back before rounding. */
function clean(figure: number): number {
  return Number(figure.toFixed(6));
}
