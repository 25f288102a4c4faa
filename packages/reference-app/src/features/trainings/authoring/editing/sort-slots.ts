import type { TrainingChange } from './training-edit.ts';

/** What is dragged: a session into a place between sessions, a video into one between videos. */
export const SESSION_KIND = 'session';
export const VIDEO_KIND = 'video';

/** Stands for the place behind the last one. */
export const END = 'fim';

// No key has a space.
const GAP = ' ';

/** The place before a session, or behind the last one. */
export function slotOfSession(before: string): string {
  return [SESSION_KIND, before].join(GAP);
}

/** The place before a video of a session, or behind its last one. */
export function slotOfVideo(session: string, before: string): string {
  return [VIDEO_KIND, before, session].join(GAP);
}

/** The change that dropping an item into a place makes; undefined: there is no such place. */
export function changeOfDrop(item: string, slot: string): TrainingChange | undefined {
  const [kind, place, session] = slot.split(GAP);
  const before = place === END ? undefined : place;
  if (kind === SESSION_KIND) return { type: 'move-session', session: item, before };
  if (session === undefined) return undefined;
  return { type: 'move-video', video: item, session, before };
}
