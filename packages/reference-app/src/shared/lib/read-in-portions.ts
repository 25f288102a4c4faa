import type { ApiQuery } from '@aferir/api-client/react';

/** As much as a list gives at once. */
const PORTION = 1000;

/** Reads a list in portions until one is short: all rows of it, and the reply that came last. */
export async function readInPortions<List, Row>(
  queryOf: (page: {
    readonly take: number;
    readonly index: number;
  }) => Pick<ApiQuery<List>, 'read'>,
  rowsOf: (list: List) => readonly Row[],
): Promise<{ rows: Row[]; last: List }> {
  const all: Row[] = [];
  for (let index = 0; ; index += 1) {
    // Not from the cache: portions of different moments would leave rows out.
    const last = await queryOf({ take: PORTION, index }).read();
    const rows = rowsOf(last);
    all.push(...rows);
    if (rows.length < PORTION) return { rows: all, last };
  }
}
