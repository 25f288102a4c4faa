import { useState, useSyncExternalStore } from 'react';
import type { ChartView } from './chart-view.ts';
import { contains, type Rect } from './rect.ts';

/** How far around the frame a drawing is rendered, in pixels of the screen. */
const MARGIN = 300;

/** How many times what is in the frame may be rendered, before what is far away is let go. */
const MOST_TIMES = 8;

/**
 * The part of a drawing that is rendered: what is in the frame, and some of what is around it. It is another one only once
 * the frame leaves it, or is small in it, so that most moves render nothing.
 */
export function useSight(view: ChartView): Rect {
  const [read] = useState(() => sightReader(view));
  return useSyncExternalStore(view.subscribe, read, read);
}

function sightReader(view: ChartView): () => Rect {
  let sight: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  return () => {
    const { visible } = view;
    if (contains(sight, visible) && areaOf(sight) <= MOST_TIMES * areaOf(visible)) return sight;
    const margin = MARGIN / view.transform.k;
    sight = {
      left: visible.left - margin,
      top: visible.top - margin,
      right: visible.right + margin,
      bottom: visible.bottom + margin,
    };
    return sight;
  };
}

function areaOf({ left, top, right, bottom }: Rect): number {
  return (right - left) * (bottom - top);
}
