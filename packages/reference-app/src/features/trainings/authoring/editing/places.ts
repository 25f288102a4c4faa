import type { Direction } from '../../../../shared/lists/move-buttons.tsx';
import type { TrainingChange, TrainingEdit } from './training-edit.ts';

/** The move of a session by one place; undefined where there is none. */
export function moveOfSession(
  { sessions }: TrainingEdit,
  session: string,
  direction: Direction,
): TrainingChange | undefined {
  const place = sessions.findIndex(({ key }) => key === session);
  if (direction === 'up') {
    const before = sessions[place - 1]?.key;
    return before === undefined ? undefined : { type: 'move-session', session, before };
  }
  if (place === sessions.length - 1) return undefined;
  return { type: 'move-session', session, before: sessions[place + 2]?.key };
}

/** The move of a video by one place, from the end of a session into the next one; undefined where there is none. */
export function moveOfVideo(
  { sessions }: TrainingEdit,
  video: string,
  direction: Direction,
): TrainingChange | undefined {
  const at = sessions.findIndex(({ videos }) => videos.some(({ key }) => key === video));
  const session = sessions[at];
  if (!session) return undefined;
  const { key, videos } = session;
  const place = videos.findIndex((one) => one.key === video);
  const move = (session: string | undefined, before: string | undefined) =>
    session === undefined ? undefined : ({ type: 'move-video', video, session, before } as const);
  if (direction === 'up') {
    return place > 0 ? move(key, videos[place - 1]?.key) : move(sessions[at - 1]?.key, undefined);
  }
  if (place < videos.length - 1) return move(key, videos[place + 2]?.key);
  const next = sessions[at + 1];
  return move(next?.key, next?.videos[0]?.key);
}
