/** The words of a text that stand on one line, and the box they take in the window. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const HIDDEN_SIZE = 1;
const SAME_LINE = 2;

/** The lines that a text is broken into where it stands; none of what can't be seen. */
export function linesOf(node: Text): TextLine[] {
  const lines: TextLine[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [box] = range.getClientRects();
    if (!box || box.width <= HIDDEN_SIZE || box.height <= HIDDEN_SIZE) continue;
    const { left, top, right, bottom } = box;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - top) < SAME_LINE) {
      lines[lines.length - 1] = { ...line, text: `${line.text} ${word}`, right };
    } else {
      lines.push({ text: word, left, top, right, bottom });
    }
  }
  return lines.map((line) => ({ ...line, text: cased(line.text, node.parentElement) }));
}

function cased(text: string, element: Element | null): string {
  if (!element || getComputedStyle(element).textTransform !== 'uppercase') return text;
  return text.toLocaleUpperCase('pt-BR');
}
