/** How wide a text is, in pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines as the browser does: between words and after hyphens, within a word that is longer than a line,
 * and with an ellipsis where more lines would be needed.
 */
export function clampText(
  text: string,
  width: number,
  maxLines: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const fits = (line: string) => measure(line.trimEnd()) <= width;
    if (fits(rest)) return [...lines, rest];
    if (lines.length === maxLines - 1) {
      return [...lines, `${longestStart(rest, (start) => fits(`${start}…`))}…`];
    }
    const line = longestWords(rest, fits) || longestStart(rest, fits) || rest.slice(0, 1);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The words at the start of a text that fit together. */
function longestWords(text: string, fits: (start: string) => boolean): string {
  let start = '';
  for (const part of text.split(/(?<=[\s-])(?=\S)/u)) {
    if (!fits(start + part)) break;
    start += part;
  }
  return start;
}

/** The letters at the start of a text that fit together. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  const letters = Array.from(text);
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return letters.slice(0, least).join('');
}
