/** Breaks a label into lines of about `width` characters, at most `maxLines`, cut with an ellipsis. */
export function wrapLabel(label: string, width: number, maxLines = 3): string[] {
  const lines: string[] = [];
  for (const word of label.trim().split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}
