/** A part of a video, from a second to a later one. */
export type WatchedSegment = readonly [from: number, to: number];

/** Players tell the time a few times a second: what lies between two of their words was watched. */
const GAP = 0.5;

/**
 * Puts together what was watched of a video: within its duration, in order, without overlaps, the same whatever comes
 * first. There are never more than twice as many parts as the video has seconds.
 */
export function mergeSegments(
  segments: readonly WatchedSegment[],
  duration: number,
): WatchedSegment[] {
  const merged: [number, number][] = [];
  const within = segments
    .map(
      ([from, to]) =>
        [toMilliseconds(Math.max(0, from)), toMilliseconds(Math.min(duration, to))] as const,
    )
    .filter(([from, to]) => from < to)
    .toSorted((a, b) => a[0] - b[0]);
  for (const [from, to] of within) {
    const last = merged.at(-1);
    if (last && from <= last[1] + GAP) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** How many seconds merged segments are in all. */
export function watchedSeconds(segments: readonly WatchedSegment[]): number {
  return segments.reduce((total, [from, to]) => total + to - from, 0);
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
