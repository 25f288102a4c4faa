import { select } from 'd3-selection';
import 'd3-transition';
import { clamp, type Point, type Rect } from './rect.ts';
import {
  createZoomBehavior,
  type FrameSize,
  pushOfWheel,
  toD3,
  type ViewTransform,
} from './zoom-behavior.ts';

/** Until the frame has been measured, and where nothing is, as on a server. */
const UNMEASURED: FrameSize = { width: 1440, height: 900 };

/** How much of the drawing stays in the frame, however far it is pushed. */
const KEPT_IN_FRAME = 80;

const MOTION_MS = 200;

/** Where a drawing stands in its frame. What moves it writes to the page itself, so that nothing is rendered for it. */
export interface ChartView {
  readonly size: FrameSize;
  readonly transform: ViewTransform;
  /** The part of the drawing that is in the frame. */
  readonly visible: Rect;
  /** Hears of every move, and of another size. */
  subscribe: (listener: () => void) => () => void;
  /** Begins with a frame and what is moved in it; gives what ends that. */
  attach: (frame: HTMLElement, layer: HTMLElement) => () => void;
  /** How far the drawing reaches: some of it stays in the frame. */
  setBounds: (bounds: Rect) => void;
  /** Places the drawing, at once or in one motion. */
  moveTo: (transform: ViewTransform, isSmooth?: boolean) => void;
  /** Pushes the drawing by so many pixels of the screen. */
  panBy: (x: number, y: number) => void;
  /** Zooms around the middle of the frame. */
  zoomTo: (k: number) => void;
  /** The place of the drawing that is at a point of the frame. */
  placeAt: (point: Point) => Point;
}

/** A view that begins where it is told to, in a frame whose size is not known yet. */
export function createChartView(placeIn: (size: FrameSize) => ViewTransform): ChartView {
  const listeners = new Set<() => void>();
  let size = UNMEASURED;
  let transform = placeIn(size);
  let bounds: Rect | undefined;
  let frame: HTMLElement | undefined;
  let layer: HTMLElement | undefined;

  const behavior = createZoomBehavior({ sizeOf: () => size, keep, onZoom: place });

  function place(next: ViewTransform) {
    transform = next;
    const { k, x, y } = next;
    if (layer) layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    for (const listener of listeners) listener();
  }

  function keep({ k, x, y }: ViewTransform): Point {
    if (!bounds) return { x, y };
    const within = (shift: number, first: number, last: number, room: number) =>
      clamp(shift, KEPT_IN_FRAME - last * k, room - KEPT_IN_FRAME - first * k);
    return {
      x: within(x, bounds.left, bounds.right, size.width),
      y: within(y, bounds.top, bounds.bottom, size.height),
    };
  }

  /** What is in the middle stays there. */
  function resize(width: number, height: number) {
    const isShown = width > 0 && height > 0;
    if (!isShown || (width === size.width && height === size.height)) return;
    const { k, x, y } = transform;
    const grown = width - size.width;
    size = { width, height };
    moveTo({ k, x: x + grown / 2, y });
  }

  function moveTo(next: ViewTransform, isSmooth = false) {
    if (!frame) return;
    const isFar =
      Math.abs(next.x - transform.x) > 2 * size.width ||
      Math.abs(next.y - transform.y) > 2 * size.height;
    const selection = select(frame);
    // What is far would go by too fast to be seen.
    if (!isSmooth || isFar || prefersReducedMotion()) {
      selection.call(behavior.transform, toD3(next));
    } else {
      selection.transition().duration(MOTION_MS).call(behavior.transform, toD3(next));
    }
  }

  function panBy(x: number, y: number) {
    if (frame) behavior.translateBy(select(frame), x / transform.k, y / transform.k);
  }

  function panByWheel(event: WheelEvent) {
    const push = pushOfWheel(event);
    if (!push) return;
    event.preventDefault();
    panBy(push.x, push.y);
  }

  return {
    get size() {
      return size;
    },
    get transform() {
      return transform;
    },
    get visible() {
      const { k, x, y } = transform;
      return {
        left: -x / k,
        top: -y / k,
        right: (size.width - x) / k,
        bottom: (size.height - y) / k,
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(newFrame, newLayer) {
      frame = newFrame;
      layer = newLayer;
      const selection = select(frame)
        .call(behavior)
        .on('dblclick.zoom', null)
        .on('wheel.pan', panByWheel, { passive: false });
      moveTo(transform);
      resize(frame.clientWidth, frame.clientHeight);
      const observer = new ResizeObserver(([entry]) => {
        if (entry) resize(entry.contentRect.width, entry.contentRect.height);
      });
      observer.observe(frame);
      return () => {
        observer.disconnect();
        selection.interrupt().on('.zoom', null).on('.pan', null);
        frame = undefined;
        layer = undefined;
      };
    },
    setBounds(next) {
      bounds = next;
    },
    moveTo,
    panBy,
    zoomTo(k) {
      if (frame) behavior.scaleTo(select(frame), k);
    },
    placeAt: ({ x, y }) => ({
      x: (x - transform.x) / transform.k,
      y: (y - transform.y) / transform.k,
    }),
  };
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
