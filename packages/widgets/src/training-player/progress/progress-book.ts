import {
  isConcluded,
  isWatched,
  mergeSegments,
  segmentsBeyond,
  type WatchedSegment,
} from '@aferir/domain';
import type { SavedProgress, TrainingVideo, VideoProgress } from '../training-player.types.ts';

/** What of one video the server has not been told yet. */
export interface VideoChange {
  readonly segments: readonly WatchedSegment[];
  readonly position?: number | undefined;
  /** The mark that the person has set or taken back. */
  readonly mark?: boolean | undefined;
}

/** Changes by the number of their video. */
export type VideoChanges = Readonly<Record<number, VideoChange>>;

/** How far somebody is: what the server has, and what it has not been told yet. */
export interface ProgressBook {
  readonly saved: SavedProgress;
  readonly changes: VideoChanges;
  /** The video that is open. */
  readonly openVideoId: number | null;
}

/** What is told to the server at once. */
export interface ProgressState {
  /** Counts the states, so that an older one never replaces a newer one. */
  readonly number: number;
  readonly changes: VideoChanges;
  readonly openVideoId: number | null;
}

/** What the server has made of a state. */
export interface SettledState extends SavedProgress {
  /** Whether point and mark were kept; another device may have been ahead. */
  readonly isApplied: boolean;
}

/** How far a video is, as it is shown. */
export interface ShownProgress extends VideoProgress {
  /** Whether enough of it was watched; that is never taken back. */
  readonly isWatched: boolean;
  readonly isConcluded: boolean;
}

/** What one state may hold, so that it stays small enough to be sent while the page goes. */
const MOST_SEGMENTS = 500;

const NO_CHANGE: VideoChange = { segments: [] };
const NOTHING_SAVED: VideoProgress = { segments: [], position: 0, isMarked: false };

/** Begins with what the server has, and with what was not saved before. */
export function openBook(saved: SavedProgress, changes: VideoChanges = {}): ProgressBook {
  const known = Object.entries(changes).filter(([id]) => id in saved.videos);
  return { saved, changes: Object.fromEntries(known), openVideoId: saved.lastVideoId };
}

/** Opens a video. */
export function openVideo(book: ProgressBook, id: number): ProgressBook {
  return book.openVideoId === id ? book : { ...book, openVideoId: id };
}

/** Notes what of a video has been shown, and where it stands. */
export function watch(
  book: ProgressBook,
  { id, duration }: TrainingVideo,
  shown: { readonly segments: readonly WatchedSegment[]; readonly position: number },
): ProgressBook {
  const { segments, position } = savedOf(book, id);
  const change = changeOf(book, id);
  const seen = mergeSegments([...change.segments, ...shown.segments], duration);
  return changed(book, id, {
    ...change,
    segments: segmentsBeyond(seen, segments),
    position: shown.position === position ? undefined : shown.position,
  });
}

/** Notes the mark of the person. */
export function mark(book: ProgressBook, id: number, isMarked: boolean): ProgressBook {
  const isSaved = savedOf(book, id).isMarked === isMarked;
  return changed(book, id, { ...changeOf(book, id), mark: isSaved ? undefined : isMarked });
}

/** How far a video is. */
export function progressOf(book: ProgressBook, { id, duration }: TrainingVideo): ShownProgress {
  const saved = savedOf(book, id);
  const change = changeOf(book, id);
  const segments = mergeSegments([...saved.segments, ...change.segments], duration);
  const isMarked = change.mark ?? saved.isMarked;
  return {
    segments,
    isMarked,
    position: change.position ?? saved.position,
    isWatched: isWatched(segments, duration),
    isConcluded: isConcluded({ segments, isMarked }, duration),
  };
}

/** How many of the videos are concluded. */
export function concludedCount(book: ProgressBook, videos: readonly TrainingVideo[]): number {
  return videos.filter((video) => progressOf(book, video).isConcluded).length;
}

/** The next state to be sent; undefined when the server knows all. */
export function stateToSend(book: ProgressBook): ProgressState | undefined {
  const { saved, openVideoId } = book;
  let room = MOST_SEGMENTS;
  const changes: Record<number, VideoChange> = {};
  for (const [id, change] of Object.entries(book.changes)) {
    const segments = change.segments.slice(0, room);
    room -= segments.length;
    changes[Number(id)] = { ...change, segments };
  }
  if (openVideoId !== null && openVideoId !== saved.lastVideoId) {
    changes[openVideoId] ??= NO_CHANGE;
  }
  for (const [id, change] of Object.entries(changes)) {
    const position = change.position ?? savedOf(book, Number(id)).position;
    changes[Number(id)] = { ...change, position };
  }
  if (Object.keys(changes).length === 0) return undefined;
  return { number: saved.stateNumber + 1, changes, openVideoId };
}

/** Counts a state that is on its way, whatever becomes of it. */
export function countSent(book: ProgressBook, { number }: ProgressState): ProgressBook {
  return { ...book, saved: { ...book.saved, stateNumber: number } };
}

/** Takes over what the server has made of a state; what was done meanwhile stays to be sent. */
export function settle(
  book: ProgressBook,
  sent: ProgressState,
  { isApplied, ...reply }: SettledState,
): ProgressBook {
  const stateNumber = Math.max(book.saved.stateNumber, reply.stateNumber);
  const saved = {
    ...reply,
    stateNumber,
    videos: { ...book.saved.videos, ...reply.videos },
    lastVideoId: isApplied ? sent.openVideoId : book.saved.lastVideoId,
  };
  const left = Object.entries(book.changes).map(([id, change]) => {
    const told = sent.changes[Number(id)];
    return [id, told ? changeBeyond(change, told, isApplied) : change] as const;
  });
  return {
    ...book,
    saved,
    changes: Object.fromEntries(left.filter(([, change]) => !isNone(change))),
  };
}

function changeBeyond(change: VideoChange, told: VideoChange, isApplied: boolean): VideoChange {
  const segments = segmentsBeyond(change.segments, told.segments);
  if (!isApplied) return { ...change, segments };
  return {
    segments,
    position: change.position === told.position ? undefined : change.position,
    mark: change.mark === told.mark ? undefined : change.mark,
  };
}

function changed(book: ProgressBook, id: number, change: VideoChange): ProgressBook {
  const { [id]: _before, ...others } = book.changes;
  return { ...book, changes: isNone(change) ? others : { ...others, [id]: change } };
}

function isNone({ segments, position, mark: marked }: VideoChange): boolean {
  return segments.length === 0 && position === undefined && marked === undefined;
}

function changeOf({ changes }: ProgressBook, id: number): VideoChange {
  return changes[id] ?? NO_CHANGE;
}

function savedOf({ saved }: ProgressBook, id: number): VideoProgress {
  return saved.videos[id] ?? NOTHING_SAVED;
}
