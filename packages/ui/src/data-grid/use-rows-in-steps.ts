import { useDeferredValue, useMemo } from 'react';

/** More than fit on any screen. */
const inSight = 40;

/**
 * The records to draw of a page that comes up: those that may be in sight, and all of them once these are on the
 * screen. A page that takes another one's place comes whole, since its rows are there, and so does what is for paper.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  const isLong = rows.length > inSight;
  const count = useDeferredValue(isLong ? rows.length : inSight, isLong ? inSight : undefined);
  const isCut = !isWhole && rows.length > count;
  return useMemo(() => (isCut ? rows.slice(0, count) : rows), [rows, isCut, count]);
}
