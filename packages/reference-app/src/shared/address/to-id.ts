/** An id out of text, such as an address typed by hand. */
export function toId(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
