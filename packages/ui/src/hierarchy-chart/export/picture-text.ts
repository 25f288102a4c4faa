import { element, escapeXml } from '../../svg-picture/svg-markup.ts';
import { lineLimit, type NodeLine } from '../node-description.ts';
import type { Point } from '../view/rect.ts';
import { clampText } from './clamp-text.ts';
import type { HierarchyColors } from './hierarchy-export.ts';
import type { TextFont, TextMeasure } from './measure-text.ts';

/** How a text is written in a picture. */
export interface PictureFont extends TextFont {
  readonly lineHeight: number;
  readonly color: keyof HierarchyColors;
}

/** The fonts of a node's lines, by their tone; as in chart-node.module.css. */
export const pictureFonts = {
  strong: { size: 14, weight: 500, lineHeight: 20, color: 'color-text' },
  normal: { size: 14, weight: 400, lineHeight: 20, color: 'color-text' },
  muted: { size: 12, weight: 400, lineHeight: 16, color: 'color-text-muted' },
} as const satisfies Record<string, PictureFont>;

/** Where a text begins, or what it stands around. */
interface LinePlace extends Point {
  readonly anchor?: 'middle' | 'end';
}

/** A line of text; the place is the top of the line. */
export function lineOfText(
  text: string,
  { x, y, anchor }: LinePlace,
  font: PictureFont,
  colors: HierarchyColors,
): string {
  const place = { x, y: y + baselineOf(font), 'text-anchor': anchor };
  return element('text', { ...place, ...lookOf(font, colors) }, escapeXml(text));
}

/** The lines of a node around a height, wrapped and cut as on the screen. */
export function nodeText(
  lines: readonly NodeLine[],
  { left, middle, width }: { left: number; middle: number; width: number },
  { measureText, colors }: { measureText: TextMeasure; colors: HierarchyColors },
): string {
  const texts = lines.map((line) => {
    const font = pictureFonts[line.tone ?? 'normal'];
    const rows = clampText(line.text, width, lineLimit(line), (text) => measureText(text, font));
    return { text: line.text, font, rows };
  });
  const height = texts.reduce((sum, { font, rows }) => sum + rows.length * font.lineHeight, 0);
  let top = middle - height / 2;
  return texts
    .map(({ text, font, rows }) => {
      const first = top + baselineOf(font);
      top += rows.length * font.lineHeight;
      const spans = spaced(rows, text).map((row, index) =>
        element('tspan', { x: left, y: first + index * font.lineHeight }, escapeXml(row)),
      );
      return element('text', lookOf(font, colors), spans.join(''));
    })
    .join('');
}

/** The rows of a text with the spaces that it is broken at, so that it reads as one. */
function spaced(rows: readonly string[], text: string): string[] {
  let rest = text.trim();
  return rows.map((row) => {
    rest = rest.slice(row.length);
    const isBetweenWords = /^\s/u.test(rest);
    rest = rest.trimStart();
    return isBetweenWords ? `${row} ` : row;
  });
}

/** How far below the top of a line its letters stand. */
function baselineOf({ size, lineHeight }: PictureFont): number {
  return (lineHeight + size * 0.72) / 2;
}

function lookOf({ size, weight, color }: PictureFont, colors: HierarchyColors) {
  return { 'font-size': size, 'font-weight': weight, fill: colors[color] };
}
