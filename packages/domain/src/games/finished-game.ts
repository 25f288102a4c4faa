import { FINISHED_LINK_LIFETIME } from '../access/link-lifetime.ts';

/** Whether a link still shows the end of a game that its player has finished, on a day YYYY-MM-DD. */
export function isFinishedGameShown(finishedOn: string, now: Date): boolean {
  const dayEnd = new Date(`${finishedOn}T23:59:59.999-03:00`).getTime();
  return now.getTime() <= dayEnd + FINISHED_LINK_LIFETIME;
}
