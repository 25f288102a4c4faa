import { useEffect, useState } from 'react';
import { deepActiveElement } from '../../focus/index.ts';

type Edge = 'top' | 'bottom';

/** Where toasts stand; without anything where they always do, as high as they are. */
interface Place {
  readonly edge?: Edge;
  /** How high they may be, in pixels, where what has the focus leaves them no more. */
  readonly room?: number;
}

/** As in the style sheet: on a small screen toasts stand at the bottom. */
const SMALL = '(width < 40rem)';

/**
 * The edge of the screen at which toasts stand: their own, or the other one for as long as what has the focus
 * would lie under them; where it would at both, they have the larger room beside it, and the last one is in sight. Looks
 * when the focus moves, when something is scrolled and when toasts come or go.
 */
export function useClearOfFocus(region: HTMLElement | null, count: number): Place {
  const [{ edge, room }, setPlace] = useState<Place>({});
  useEffect(() => {
    if (!region || count === 0) return;
    const look = () =>
      setPlace((before) => {
        const next = freePlace(region);
        return next.edge === before.edge && next.room === before.room ? before : next;
      });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last one comes into sight as it comes
  useEffect(() => {
    if (region && room !== undefined) region.scrollTop = region.scrollHeight;
  }, [region, room, count]);
  return { ...(edge && { edge }), ...(room !== undefined && { room }) };
}

function freePlace(region: HTMLElement): Place {
  const focused = deepActiveElement();
  if (!focused || focused === document.body || region.contains(focused)) return {};
  const own: Edge = matchMedia(SMALL).matches ? 'bottom' : 'top';
  const other: Edge = own === 'top' ? 'bottom' : 'top';
  const taken = focused.getBoundingClientRect();
  if (!covers(region, own, taken)) return {};
  if (!covers(region, other, taken)) return { edge: other };
  const above = taken.top;
  const below = innerHeight - taken.bottom;
  const room = Math.floor(Math.max(above, below));
  // What fills the window leaves no room to speak of.
  if (room < innerHeight / 4) return {};
  return { edge: above > below ? 'top' : 'bottom', room };
}

function covers(region: HTMLElement, edge: Edge, taken: DOMRect): boolean {
  const { left, right } = region.getBoundingClientRect();
  const height = Math.min(region.scrollHeight, innerHeight);
  const top = edge === 'top' ? 0 : innerHeight - height;
  const isBeside = taken.right <= left || taken.left >= right;
  return !isBeside && taken.bottom > top && taken.top < top + height;
}
