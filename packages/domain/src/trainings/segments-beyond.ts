import type { WatchedSegment } from './watched-segments.ts';

/** What was watched beyond what is known of already. */
export function segmentsBeyond(
  segments: readonly WatchedSegment[],
  known: readonly WatchedSegment[],
): WatchedSegment[] {
  return known.reduce<WatchedSegment[]>((left, part) => cutOut(left, part), [...segments]);
}

function cutOut(segments: readonly WatchedSegment[], [from, to]: WatchedSegment): WatchedSegment[] {
  return segments
    .flatMap(([start, end]): WatchedSegment[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ])
    .filter(([start, end]) => start < end);
}
