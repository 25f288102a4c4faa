import { element, escapeXml } from '../svg-picture/svg-markup.ts';
import type { SvgPicture } from '../svg-picture/svg-picture-types.ts';
import { colorsInForce } from '../tokens/colors-in-force.ts';
import type { ChartKeyItem, ChartLine } from './chart-frame-types.ts';
import { CHART_DASHES, KEY_LINE, POINT_CORNERS } from './chart-lines.ts';
import { LETTERS } from './letters.ts';
import { wrapLabel } from './wrap-label.ts';

/** What a picture of a chart shows. */
export interface ChartImageParts {
  /** The chart, whose colors and font hold. */
  root: HTMLElement;
  drawing: SVGSVGElement;
  title: string;
  summary: string;
  chartKey?: readonly ChartKeyItem[] | undefined;
}

const PADDING = 24;
const TITLE = { size: 16, line: 24 };
const TEXT = { size: LETTERS, line: 20 };
/** What a letter takes of its size, on average. */
const LETTER = 0.52;
const SWATCH = 14;
const MOST_LINES = 6;

/** What a picture apart from the page keeps of what its style sheets say. */
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A chart as a picture that stands by itself: with its title, what to see in it and its key. */
export function chartPicture({
  root,
  drawing,
  title,
  summary,
  chartKey = [],
}: ChartImageParts): SvgPicture {
  const size = drawing.getBoundingClientRect();
  const width = Math.ceil(size.width) + 2 * PADDING;
  const colors = colorsInForce(root, ['color-surface', 'color-text', 'color-text-muted']);
  const parts: string[] = [];
  let y = PADDING;

  function write(text: string, font: typeof TEXT, color: string, weight: number, x = PADDING) {
    const letters = Math.floor((width - x - PADDING) / (font.size * LETTER));
    for (const line of wrapLabel(text, letters, MOST_LINES)) {
      const attributes = {
        x,
        y: y + font.size,
        fill: color,
        'font-size': font.size,
        'font-weight': weight,
      };
      parts.push(element('text', attributes, escapeXml(line)));
      y += font.line;
    }
  }

  write(title, TITLE, colors['color-text'], 700);
  write(summary, TEXT, colors['color-text-muted'], 400);
  for (const { name, color, strength = 1, line } of chartKey) {
    const plain = colorOf(root, color);
    if (line) {
      parts.push(keyLine(line, plain, y + 9));
    } else {
      const place = { x: PADDING, y: y + 2, width: SWATCH, height: SWATCH, rx: 3 };
      const fill = { fill: plain, 'fill-opacity': strength, stroke: plain };
      parts.push(element('rect', { ...place, ...fill }));
    }
    write(name, TEXT, colors['color-text'], 400, PADDING + (line ? KEY_LINE.width : SWATCH) + 8);
  }
  y += 16;
  parts.push(element('g', { transform: `translate(${PADDING} ${y})` }, standAlone(drawing, size)));

  const height = y + Math.ceil(size.height) + PADDING;
  const ground = element('rect', { width, height, fill: colors['color-surface'] });
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': getComputedStyle(root).fontFamily,
    },
    ground + parts.join(''),
  );
  return { svg, width, height };
}

/** A line of the key around its point, as on the screen. */
function keyLine(line: ChartLine, color: string, y: number): string {
  const { width, radius, parts } = KEY_LINE;
  const pattern = CHART_DASHES[line];
  const look = {
    stroke: color,
    'stroke-width': 2,
    ...(pattern && { 'stroke-dasharray': pattern }),
  };
  const lines = parts.map(([from, to]) =>
    element('line', { x1: PADDING + from, x2: PADDING + to, y1: y, y2: y, ...look }),
  );
  const corners = POINT_CORNERS[line];
  const transform = `translate(${PADDING + width / 2} ${y}) scale(${radius})`;
  const point = corners
    ? element('polygon', { points: corners, transform, fill: color })
    : element('circle', { r: 1, transform, fill: color });
  return lines.join('') + point;
}

function colorOf(root: HTMLElement, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  root.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
}

/** A drawing, as large as it is shown, with what style sheets say written on its elements. */
function standAlone(drawing: SVGSVGElement, { width, height }: DOMRect): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original);
    const own = copies[index];
    own?.removeAttribute('style');
    own?.removeAttribute('class');
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) own?.setAttribute(name, value);
    }
  }
  return new XMLSerializer().serializeToString(copy);
}
