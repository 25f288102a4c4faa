import { trimText } from './clean-text.ts';

/** A name as it is kept and compared: clean, on one line, without spaces around. */
export function oneLine(text: string): string {
  return trimText(text).replace(/\s+/g, ' ');
}
