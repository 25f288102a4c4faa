import { withoutMarksBehind } from '@aferir/domain';

/** An id out of text, such as an address typed by hand or one that took the full stop behind it along. */
export function toId(text: string | null): number | null {
  const id = Number(text && withoutMarksBehind(text));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
