/** What a line may hold even where there is less room: most words stay whole. */
const longestWord = 16;

/**
 * Breaks a label into lines of about `width` characters, at most `maxLines`, cut with an ellipsis. A
 * word breaks after its hyphens alone; what is too long for any line is cut.
 */
export function wrapLabel(label: string, width: number, maxLines = 3): string[] {
  const lines: string[] = [];
  for (const part of label.trim().split(/(?<=-)|(?=\s)/u)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}${part}`.length <= width) {
      lines[lines.length - 1] = `${last}${part}`;
    } else {
      lines.push(part.trimStart());
    }
  }
  const shown = lines.slice(0, maxLines).map((line) => cut(line, Math.max(width, longestWord)));
  if (lines.length <= maxLines) return shown;
  return [...shown.slice(0, -1), withEllipsis(shown.at(-1) ?? '')];
}

function cut(line: string, length: number): string {
  return line.length <= length ? line : withEllipsis(line.slice(0, length - 1));
}

function withEllipsis(line: string): string {
  return `${line.replace(/[\s.,;:…-]+$/u, '')}…`;
}
