import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';

interface SteadyRowsOptions {
  list: RefObject<VirtualizerHandle | null>;
  /** The ids of all rows, from top to bottom; another list when they change. */
  ids: readonly string[];
  /** The row that one is at work with. */
  heldId: string | undefined;
}

/**
 * Keeps where one looks in its place when rows come, go or move: the row that one is at work with, while it is to be seen,
 * or else the first one that is still there. What it returns is to be called whenever the list has scrolled.
 */
export function useSteadyRows({ list, ids, heldId }: SteadyRowsOptions): () => void {
  const seen = useRef<readonly { id: string; top: number }[]>([]);
  const known = useRef(ids);

  function note() {
    const rows = list.current;
    if (!rows) return;
    const { scrollOffset, viewportSize } = rows;
    const first = rows.findItemIndex(scrollOffset);
    const last = rows.findItemIndex(scrollOffset + viewportSize);
    seen.current = ids
      .slice(first, last + 1)
      .map((id, index) => ({ id, top: rows.getItemOffset(first + index) - scrollOffset }));
  }

  useLayoutEffect(() => {
    if (known.current !== ids) {
      known.current = ids;
      const indexOf = new Map(ids.map((id, index) => [id, index]));
      const isThere = ({ id }: { id: string }) => indexOf.has(id);
      const held =
        seen.current.find((row) => row.id === heldId && isThere(row)) ?? seen.current.find(isThere);
      const rows = list.current;
      if (held && rows) {
        const offset = rows.getItemOffset(indexOf.get(held.id) ?? 0) - held.top;
        if (Math.abs(offset - rows.scrollOffset) >= 1) rows.scrollTo(offset);
      }
    }
    note();
  });

  return note;
}
