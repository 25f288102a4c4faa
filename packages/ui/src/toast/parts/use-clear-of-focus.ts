import { useEffect, useState } from 'react';
import { deepActiveElement } from '../../focus/index.ts';

type Edge = 'top' | 'bottom';

/** As in the style sheet: on a small screen toasts stand at the bottom. */
const SMALL = '(width < 40rem)';

/**
 * The edge of the screen at which toasts stand: their own, or the other one for as long as what has the focus
 * would lie under them. Looks when the focus moves, when something is scrolled and when toasts come or go.
 */
export function useClearOfFocus(region: HTMLElement | null, count: number): Edge | undefined {
  const [edge, setEdge] = useState<Edge>();
  useEffect(() => {
    if (!region || count === 0) return;
    const look = () => setEdge(freeEdge(region));
    let frame = 0;
    // Once a frame, and after the browser has scrolled to what took the focus.
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const options = { capture: true, passive: true };
    look();
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('scroll', lookSoon, options);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('scroll', lookSoon, options);
    };
  }, [region, count]);
  return edge;
}

function freeEdge(region: HTMLElement): Edge | undefined {
  const focused = deepActiveElement();
  if (!focused || focused === document.body || region.contains(focused)) return undefined;
  const own: Edge = matchMedia(SMALL).matches ? 'bottom' : 'top';
  const other: Edge = own === 'top' ? 'bottom' : 'top';
  const taken = focused.getBoundingClientRect();
  return covers(region, own, taken) && !covers(region, other, taken) ? other : undefined;
}

function covers(region: HTMLElement, edge: Edge, taken: DOMRect): boolean {
  const { left, right, height } = region.getBoundingClientRect();
  const top = edge === 'top' ? 0 : innerHeight - height;
  const isBeside = taken.right <= left || taken.left >= right;
  return !isBeside && taken.bottom > top && taken.top < top + height;
}
