import { isDay } from '@aferir/domain';

/** A day as YYYY-MM-DD; '' for what was typed and is none. */
export function dayOf(text: string): string {
  return isDay(text) ? text : '';
}
