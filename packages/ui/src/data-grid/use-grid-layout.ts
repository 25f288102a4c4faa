import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../media-query/index.ts';

/** How records are laid out; a tight table breaks long words to fit. */
export type GridLayout = 'table' | 'tight-table' | 'cards';

const cardsBelow = 640;
const tightFrom = 900;
/** The size of text that these widths were chosen for; larger text needs more room. */
const usualText = 14;

/** The least width that each kind of table was seen to need. */
type Needs = Record<Exclude<GridLayout, 'cards'>, number>;

function layoutIn(room: number, needs: Needs, scale: number): GridLayout {
  if (room < cardsBelow * scale) return 'cards';
  if (room >= needs.table) return 'table';
  return room >= Math.max(tightFrom * scale, needs['tight-table']) ? 'tight-table' : 'cards';
}

/**
 * Chooses the layout by the room an element has and by what its table was seen to need: a table
 * with its words whole, then one that breaks long words where there is plenty of room, then cards.
 */
export function useGridLayout(root: RefObject<HTMLElement | null>) {
  const table = useRef<HTMLTableElement>(null);
  const needs = useRef<Needs>({ table: 0, 'tight-table': 0 });
  const [measured, setMeasured] = useState<GridLayout>('table');
  // No element has more room than its window: on a phone the cards come at once, and nothing is measured.
  const isNarrow = useMediaQuery(`(max-width: ${cardsBelow - 0.02}px)`);
  const layout = isNarrow ? 'cards' : measured;

  // After each render, as new records bring words of other lengths. Only another layout is drawn anew.
  useLayoutEffect(() => {
    if (isNarrow) return;
    const observer = new ResizeObserver(measure);
    measure();
    if (root.current) observer.observe(root.current);
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();

    function measure() {
      // Where nothing is shown nothing can be measured.
      if (!root.current?.clientWidth) return;
      const room = contentWidthOf(root.current);
      const needed = table.current?.offsetWidth ?? 0;
      if (layout !== 'cards' && needed > room + 1) {
        needs.current[layout] = Math.max(needs.current[layout], needed);
      }
      const next = layoutIn(room, needs.current, scaleOf(root.current));
      if (next !== layout) setMeasured(next);
    }
  });

  return { layout, table };
}

function contentWidthOf(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  const padding = [paddingInlineStart, paddingInlineEnd].map(
    (value) => Number.parseFloat(value) || 0,
  );
  return padding.reduce((width, side) => width - side, element.clientWidth);
}

function scaleOf(element: HTMLElement): number {
  return (Number.parseFloat(getComputedStyle(element).fontSize) || usualText) / usualText;
}
