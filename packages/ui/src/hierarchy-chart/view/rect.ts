/** A place in a plane, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is between four edges, in pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two of them share a place. */
export function meets(one: Rect, other: Rect): boolean {
  return (
    one.left <= other.right &&
    one.right >= other.left &&
    one.top <= other.bottom &&
    one.bottom >= other.top
  );
}

/** Whether a place is in it. */
export function holds({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether one of them holds all of another. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** A number, or the nearest there is between two others. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
