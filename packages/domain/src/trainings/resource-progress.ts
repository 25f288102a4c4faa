import { mergeSegments, type WatchedSegment, watchedSeconds } from './watched-segments.ts';

/** What of a video has to be watched, so that it is concluded. */
export const WATCHED_SHARE = 0.9;

/** How far somebody is with one video. */
export interface ResourceProgress {
  readonly segments: readonly WatchedSegment[];
  /** The second at which it goes on. */
  readonly position: number;
  /** Whether the person has marked it as concluded, whatever was watched. */
  readonly isMarked: boolean;
}

/** What a player tells of one video. */
export interface ReportedProgress {
  /** Undefined: the player does not know what was watched. */
  readonly segments: readonly WatchedSegment[] | undefined;
  readonly position: number;
  readonly isConcluded: boolean;
  /** The mark, where the person has set it or taken it back. */
  readonly mark: boolean | undefined;
}

/** What it takes to judge a report. */
export interface ReportContext {
  /** Of the video, in seconds. */
  readonly duration: number;
  /** Whether nothing newer is known already. */
  readonly isNewest: boolean;
}

/** A video that nothing is known of. */
export const NO_PROGRESS: ResourceProgress = { segments: [], position: 0, isMarked: false };

/**
 * What is known of a video after a report. What was watched stays watched; point and mark are those of the newest
 * report. A player that does not know what was watched has nothing but the mark to say that a video is concluded.
 */
export function mergeProgress(
  known: ResourceProgress,
  reported: ReportedProgress,
  { duration, isNewest }: ReportContext,
): ResourceProgress {
  const segments = mergeSegments([...known.segments, ...(reported.segments ?? [])], duration);
  if (!isNewest) return { ...known, segments };
  const mark = reported.mark ?? (reported.segments ? known.isMarked : reported.isConcluded);
  const position = Math.min(reported.position, duration);
  return { segments, position, isMarked: mark };
}

/** Whether enough of a video was really watched. */
export function isWatched(segments: readonly WatchedSegment[], duration: number): boolean {
  return duration > 0 && watchedSeconds(segments) >= WATCHED_SHARE * duration;
}

/** Whether a video is concluded: watched, or marked so. */
export function isConcluded(
  { segments, isMarked }: Pick<ResourceProgress, 'segments' | 'isMarked'>,
  duration: number,
): boolean {
  return isMarked || isWatched(segments, duration);
}
