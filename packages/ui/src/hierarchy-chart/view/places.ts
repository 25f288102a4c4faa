import type { HierarchyLayout } from '../layout/hierarchy-layout.ts';
import { clamp, type Point, type Rect } from './rect.ts';
import type { FrameSize, ViewTransform } from './zoom-behavior.ts';
import { zoomLimits } from './zoom-limits.ts';

/** Between a drawing and the edges of its frame. */
const PADDING = 32;

/** Where a drawing begins: in its own size, its root in the middle of the frame's top. */
export function homeOf(layout: HierarchyLayout, { width }: FrameSize): ViewTransform {
  return { k: 1, x: width / 2 - middleOfRoots(layout), y: PADDING - layout.bounds.top };
}

/** All of a drawing in its frame, no larger than it is. What is wider at the least zoom begins at its root. */
export function fitOf(layout: HierarchyLayout, size: FrameSize): ViewTransform {
  const { left, top, right, bottom } = layout.bounds;
  const room = { width: size.width - 2 * PADDING, height: size.height - 2 * PADDING };
  const fitting = Math.min(room.width / (right - left), room.height / (bottom - top));
  const k = clamp(fitting, zoomLimits.least, 1);
  const isTooWide = (right - left) * k > room.width;
  const middle = isTooWide ? middleOfRoots(layout) : (left + right) / 2;
  return { k, x: size.width / 2 - middle * k, y: PADDING - top * k };
}

function middleOfRoots({ boxes }: HierarchyLayout): number {
  const roots = boxes.filter(({ item }) => item.parent === null);
  return ((roots[0]?.left ?? 0) + (roots.at(-1)?.right ?? 0)) / 2;
}

/** A place of the drawing in the middle of the frame, at the same zoom. */
export function centered({ x, y }: Point, { k }: ViewTransform, size: FrameSize): ViewTransform {
  return { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k };
}

/** How far the drawing is to be pushed for a part of it to be in the frame, in pixels of the screen. */
export function pushFor(part: Rect, { k, x, y }: ViewTransform, size: FrameSize): Point {
  const along = (first: number, last: number, shift: number, room: number) => {
    const before = PADDING - (first * k + shift);
    const after = room - PADDING - (last * k + shift);
    if (before > 0) return before;
    return after < 0 ? Math.max(after, before) : 0;
  };
  return {
    x: along(part.left, part.right, x, size.width),
    y: along(part.top, part.bottom, y, size.height),
  };
}
