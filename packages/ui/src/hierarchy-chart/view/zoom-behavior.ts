import { interpolateNumberArray } from 'd3-interpolate';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { clamp, type Point } from './rect.ts';
import { zoomLimits } from './zoom-limits.ts';

/** How large the frame is that a drawing is seen through. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** What a drawing is placed by: its zoom, and where its origin lies in the frame. */
export type ViewTransform = Pick<ZoomTransform, 'k' | 'x' | 'y'>;

/** How far a press may slip and still be a click. */
const CLICK_SLIP = 4;

/** How much of a doubling one notch of a wheel zooms at the most: by a tenth. */
const MOST_BY_WHEEL = Math.log2(1.1);

/** Pixels of a line that a wheel turns by. */
const LINE = 20;

/** A part of a node that is dragged or pressed for itself: it moves no drawing. */
const OWN_PRESS = 'button, [data-drag-handle]';

interface ZoomBehaviorOptions {
  sizeOf: () => FrameSize;
  /** Where a drawing may be, for where it would be. */
  keep: (transform: ViewTransform) => Point;
  onZoom: (transform: ViewTransform) => void;
}

/** Drags by mouse and finger, zooms by pinching and by the wheel with Ctrl or Cmd, to where the pointer is. */
export function createZoomBehavior({
  sizeOf,
  keep,
  onZoom,
}: ZoomBehaviorOptions): ZoomBehavior<HTMLElement, unknown> {
  return (
    zoom<HTMLElement, unknown>()
      .scaleExtent([zoomLimits.least, zoomLimits.most])
      .extent(() => [
        [0, 0],
        [sizeOf().width, sizeOf().height],
      ])
      .constrain((next) => toD3({ ...keep(next), k: next.k }))
      .clickDistance(CLICK_SLIP)
      // Not the flight that draws back and comes close again: the zoom is what it was.
      .interpolate(
        (from, to) => interpolateNumberArray(from, to) as (t: number) => [number, number, number],
      )
      .wheelDelta(({ deltaY, deltaMode }) =>
        clamp((-deltaY * (deltaMode ? LINE : 1)) / 100, -MOST_BY_WHEEL, MOST_BY_WHEEL),
      )
      .filter(isTaken)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => onZoom(transform))
  );
}

/** A transform with the methods that d3 asks for. */
export function toD3({ k, x, y }: ViewTransform): ZoomTransform {
  return zoomIdentity.translate(x, y).scale(k);
}

/** How far a wheel pushes a drawing, in pixels; nothing where it zooms. */
export function pushOfWheel(event: WheelEvent): Point | null {
  const { deltaX, deltaY, deltaMode, shiftKey } = event;
  if (isZoom(event)) return null;
  const unit = deltaMode ? -LINE : -1;
  const isSideways = shiftKey && deltaX === 0;
  return { x: unit * (isSideways ? deltaY : deltaX), y: isSideways ? 0 : unit * deltaY };
}

function isTaken(event: MouseEvent): boolean {
  const { type, target, view, button, ctrlKey } = event;
  if (type === 'wheel') return isZoom(event);
  // One that a script makes may belong to no window, where the rest of a drag would be heard.
  if (type === 'mousedown' && !view) return false;
  return !ctrlKey && !button && !(target as Element).closest(OWN_PRESS);
}

// A pinch on a touchpad comes as a wheel with Ctrl.
function isZoom({ ctrlKey, metaKey }: MouseEvent): boolean {
  return ctrlKey || metaKey;
}
