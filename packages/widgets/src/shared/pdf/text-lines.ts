/** The words of a text that stand on one line, and the box they take in the window. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SAME_LINE = 2;

/** The lines that a text is broken into where it stands; none of what can't be seen. */
export function linesOf(node: Text): TextLine[] {
  const lines: TextLine[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    for (const piece of piecesOf(node, word, index)) {
      const line = lines.at(-1);
      if (line && isSameLine(line, piece)) {
        const gap = piece.isStart ? ' ' : '';
        lines[lines.length - 1] = {
          ...line,
          text: `${line.text}${gap}${piece.text}`,
          right: piece.right,
        };
      } else {
        const { text, left, top, right, bottom } = piece;
        lines.push({ text, left, top, right, bottom });
      }
    }
  }
  return lines.map((line) => ({ ...line, text: cased(line.text, node.parentElement) }));
}

interface WordPiece extends TextLine {
  /** Whether a space goes before it. */
  readonly isStart: boolean;
}

// A word is broken where it has a hyphen, or anywhere when it is longer than a line.
function piecesOf(node: Text, word: string, index: number): WordPiece[] {
  const boxes = boxesOf(node, index, word.length);
  const isBroken = boxes.some((box) => boxes[0] && !isSameLine(box, boxes[0]));
  const parts = isBroken ? Array.from(word) : [word];
  let at = index;
  return parts.flatMap((text) => {
    const [box] = boxesOf(node, at, text.length);
    const isStart = at === index;
    at += text.length;
    if (!box) return [];
    const { left, top, right, bottom } = box;
    return [{ text, left, top, right, bottom, isStart }];
  });
}

function boxesOf(node: Text, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function isSameLine(one: { top: number }, other: { top: number }): boolean {
  return Math.abs(one.top - other.top) < SAME_LINE;
}

function cased(text: string, element: Element | null): string {
  if (!element || getComputedStyle(element).textTransform !== 'uppercase') return text;
  return text.toLocaleUpperCase('pt-BR');
}
