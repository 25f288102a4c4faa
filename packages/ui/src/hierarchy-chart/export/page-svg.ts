import { element } from '../../svg-picture/svg-markup.ts';
import type { SvgPicture } from '../../svg-picture/svg-picture-types.ts';
import type { TreeNode } from '../../tree-model/tree.ts';
import { clamp } from '../view/rect.ts';
import { clampText } from './clamp-text.ts';
import type { HierarchyExport } from './hierarchy-export.ts';
import { hierarchyExportMessages } from './hierarchy-export-messages.ts';
import type { HierarchyPage } from './hierarchy-pages.ts';
import { drawingMarkup, svgDocument } from './hierarchy-svg.ts';
import { type DrawingPart, labelsAbove } from './page-parts.ts';
import {
  pageMargin,
  pageScales,
  pageTitle,
  partPath,
  roomOf,
  roomOn,
  sheets,
} from './page-room.ts';
import { lineOfText, type PictureFont, pictureFonts } from './picture-text.ts';

/** Pixels of a millimeter, as a browser counts them. */
const PIXELS = 96 / 25.4;

/** In millimeters. */
const titleFont: PictureFont = { size: 4, weight: 700, lineHeight: 5, color: 'color-text' };
const numberFont: PictureFont = { size: 3, weight: 400, lineHeight: 5, color: 'color-text-muted' };

/** The picture of a page, in its own size. */
export function pageSvg<Node extends TreeNode>(
  page: HierarchyPage<Node>,
  drawing: HierarchyExport<Node>,
): SvgPicture {
  const texts = { ...hierarchyExportMessages, ...drawing.messages };
  // Paper is white: what stands between cards on the screen would be printed gray.
  const colors = { ...drawing.colors, 'color-canvas': drawing.colors['color-surface'] };
  const sheet = sheets[page.format];
  const scale = scaleOf(page);
  const noteOf = (part: DrawingPart) => (id: string) => {
    const goesOn = part.cutIds.includes(id) ? page.pageOf.get(id) : undefined;
    return goesOn === undefined ? '' : texts.continued(goesOn);
  };
  let top = 0;
  const parts = page.parts.map((part) => {
    const markup = drawingMarkup(part.layout, drawing, noteOf(part));
    const drawn = partPicture(
      part,
      markup,
      { top, width: roomOn(page.format).width / scale },
      drawing,
    );
    top += roomOf(part).height;
    return drawn;
  });
  const number = { x: sheet.width - pageMargin, y: pageMargin, anchor: 'end' } as const;
  const body = [
    lineOfText(drawing.title, { x: pageMargin, y: pageMargin }, titleFont, colors),
    lineOfText(texts.page(page.number, page.count), number, numberFont, colors),
    element(
      'g',
      { transform: `translate(${pageMargin} ${pageMargin + pageTitle}) scale(${scale})` },
      parts.join(''),
    ),
  ].join('');
  const size = { width: sheet.width * PIXELS, height: sheet.height * PIXELS };
  const viewBox = `0 0 ${sheet.width} ${sheet.height}`;
  return { svg: svgDocument({ ...drawing, colors }, size, body, viewBox), ...size };
}

/** As large as fits, between what can be read and what is on the screen. */
function scaleOf({ format, parts }: HierarchyPage): number {
  const room = roomOn(format);
  const taken = parts.map(roomOf);
  const width = Math.max(...taken.map((part) => part.width));
  const height = taken.reduce((sum, part) => sum + part.height, 0);
  const fitting = Math.min(room.width / width, room.height / height);
  return clamp(fitting, pageScales.least, pageScales.most);
}

/** A part below the path that leads to it. */
function partPicture(
  part: DrawingPart,
  markup: string,
  { top, width }: { top: number; width: number },
  { measureText, colors }: Pick<HierarchyExport, 'measureText' | 'colors'>,
): string {
  const font = pictureFonts.muted;
  const { left, top: drawnTop } = part.layout.bounds;
  const path = labelsAbove(part).join(' › ');
  const [line = ''] = clampText(path, width, 1, (text) => measureText(text, font));
  const place = { x: -left, y: top + partPath.height - drawnTop };
  return (
    (line ? lineOfText(line, { x: 0, y: top + partPath.gap }, font, colors) : '') +
    element('g', { transform: `translate(${place.x} ${place.y})` }, markup)
  );
}
