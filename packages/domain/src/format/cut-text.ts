/** The most characters of a name in a row of competencies. */
export const COMPETENCY_NAME_LENGTH = 45;

/** Cuts a text to at most so many characters, the last of them '…' when something is left out. */
export function cutText(text: string, maxLength: number = COMPETENCY_NAME_LENGTH): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}
