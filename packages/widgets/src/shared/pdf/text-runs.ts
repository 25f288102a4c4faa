import { linesOf } from './text-lines.ts';
import { isUnseen } from './unseen.ts';

/** A line of text with its place on the page in CSS pixels. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** Reads off the text of a page line by line, in the order of the document. */
export function textRunsOf(page: HTMLElement): TextRun[] {
  const origin = page.getBoundingClientRect();
  return seenTexts(page).flatMap((node) => {
    if (!node.parentElement) return [];
    const fontSize = Number.parseFloat(getComputedStyle(node.parentElement).fontSize);
    return linesOf(node).map(({ text, left, top, right, bottom }) => ({
      text,
      left: left - origin.left,
      top: top - origin.top,
      width: right - left,
      height: bottom - top,
      fontSize,
    }));
  });
}

function seenTexts(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof Element) || isUnseen(node)) return [];
  return [...node.childNodes].flatMap(seenTexts);
}
