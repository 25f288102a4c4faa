/** Rows in one transaction: to read or to place them holds up nobody for long. */
const rowsAtOnce = 500;

/** Cuts rows into as many as one transaction takes. */
export function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  const portions: Row[][] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    portions.push(rows.slice(start, start + rowsAtOnce));
  }
  return portions;
}
