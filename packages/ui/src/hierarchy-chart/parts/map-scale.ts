import type { HierarchyLayout } from '../layout/hierarchy-layout.ts';
import { clamp, type Point, type Rect } from '../view/rect.ts';

/** The most a map takes, in pixels. */
const MOST = { width: 200, height: 120 };

/** The least that one side of a map takes: what is far wider than tall is squeezed. */
const LEAST = 32;

/** A frame that is smaller could hardly be seen. */
const LEAST_FRAME = 8;

/** How a drawing is shrunk to its map. */
export interface MapScale {
  readonly width: number;
  readonly height: number;
  readonly toMap: (rect: Rect) => Rect;
  readonly fromMap: (point: Point) => Point;
}

export function mapScaleOf({ left, top, right, bottom }: Rect): MapScale {
  const scale = Math.min(MOST.width / (right - left), MOST.height / (bottom - top));
  const width = clamp((right - left) * scale, LEAST, MOST.width);
  const height = clamp((bottom - top) * scale, LEAST, MOST.height);
  const x = width / (right - left);
  const y = height / (bottom - top);
  return {
    width,
    height,
    toMap: (rect) => ({
      left: (rect.left - left) * x,
      top: (rect.top - top) * y,
      right: (rect.right - left) * x,
      bottom: (rect.bottom - top) * y,
    }),
    fromMap: (point) => ({ x: left + point.x / x, y: top + point.y / y }),
  };
}

/** All nodes of a layout on its map, as the path of an SVG. Those that fall on the same pixel are drawn once. */
export function mapPathOf({ boxes }: HierarchyLayout, { toMap }: MapScale): string {
  const drawn = new Set<string>();
  for (const box of boxes) {
    const { left, top, right, bottom } = toMap(box);
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const width = Math.max(1, Math.round(right - left));
    const height = Math.max(2, Math.round(bottom - top));
    drawn.add(`M${x} ${y}h${width}v${height}h${-width}z`);
  }
  return [...drawn].join('');
}

/** Where the frame is on a map: as large as can be seen, and within the map. */
export function frameIn({ width, height, toMap }: MapScale, visible: Rect): Rect {
  const { left, top, right, bottom } = toMap(visible);
  const along = (first: number, last: number, room: number) => {
    const start = clamp(first, 0, room - LEAST_FRAME);
    return [start, clamp(last, start + LEAST_FRAME, room)] as const;
  };
  const [x1, x2] = along(left, right, width);
  const [y1, y2] = along(top, bottom, height);
  return { left: x1, top: y1, right: x2, bottom: y2 };
}
