import { paintSvg } from './paint-svg.ts';
import { linesOf } from './text-lines.ts';
import { isUnseen } from './unseen.ts';

/**
 * Copies an element with the look it has where it stands: each box and each line of text is put
 * at its measured place, with the styles that show written into it, stronger than any style
 * sheet. The copy looks the same in any document and can't be laid out differently. Drawings
 * become canvases; `::before` and `::after` are not copied.
 */
export function freeze(element: HTMLElement, scale: number): HTMLElement {
  return freezeBox(element, element.getBoundingClientRect(), scale);
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

function freezeBox(element: HTMLElement, corner: Corner, scale: number): HTMLElement {
  const copy = emptyCopy(element);
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  copy.style.cssText = important({
    ...FIXED,
    ...placeOf({ left, top }, corner),
    width: `${width}px`,
    height: `${height}px`,
    ...read(style, BOX_STYLES),
  });
  const inner = {
    left: left + Number.parseFloat(style.borderLeftWidth),
    top: top + Number.parseFloat(style.borderTopWidth),
  };
  for (const child of element.childNodes) copy.append(...freezeChild(child, inner, scale));
  return copy;
}

function freezeChild(node: Node, corner: Corner, scale: number): HTMLElement[] {
  if (node instanceof Text) return freezeText(node, corner);
  if (node instanceof SVGSVGElement) return [freezeDrawing(node, corner, scale)];
  if (!(node instanceof HTMLElement) || isUnseen(node)) return [];
  return [freezeBox(node, corner, scale)];
}

function freezeText(node: Text, corner: Corner): HTMLElement[] {
  if (!node.parentElement) return [];
  const look = read(getComputedStyle(node.parentElement), TEXT_STYLES);
  return linesOf(node).map((line) => {
    const copy = document.createElement('span');
    copy.textContent = line.text;
    const height = `${line.bottom - line.top}px`;
    copy.style.cssText = important({
      ...FIXED,
      ...placeOf(line, corner),
      height,
      'line-height': height,
      'white-space': 'pre',
      ...look,
    });
    return copy;
  });
}

function freezeDrawing(svg: SVGSVGElement, corner: Corner, scale: number): HTMLElement {
  const box = svg.getBoundingClientRect();
  const canvas = paintSvg(svg, scale);
  canvas.style.cssText = important({
    ...FIXED,
    ...placeOf(box, corner),
    width: `${canvas.width / scale}px`,
    height: `${canvas.height / scale}px`,
  });
  return canvas;
}

function emptyCopy(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLImageElement)) return document.createElement('div');
  const image = document.createElement('img');
  if (element.crossOrigin !== null) image.crossOrigin = element.crossOrigin;
  image.src = element.currentSrc;
  return image;
}

type Styles = Readonly<Record<string, string>>;

function placeOf(box: Corner, corner: Corner): Styles {
  return { left: `${box.left - corner.left}px`, top: `${box.top - corner.top}px` };
}

function read(style: CSSStyleDeclaration, names: readonly string[]): Styles {
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

function important(styles: Styles): string {
  return Object.entries(styles)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
}

const FIXED: Styles = {
  display: 'block',
  position: 'absolute',
  'box-sizing': 'border-box',
  margin: '0',
  padding: '0',
};

const SIDES = ['top', 'right', 'bottom', 'left'];

const BOX_STYLES = [
  ...SIDES.flatMap((side) => [
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  ...['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(
    (corner) => `border-${corner}-radius`,
  ),
  ...['background-color', 'background-image', 'background-size', 'background-repeat'],
  ...['background-position', 'background-origin', 'background-clip'],
  ...['opacity', 'overflow-x', 'overflow-y', 'box-shadow', 'object-fit', 'object-position'],
];

const TEXT_STYLES = [
  ...['color', 'font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch'],
  ...['font-variant', 'font-feature-settings', 'letter-spacing', 'word-spacing'],
  ...['text-decoration-line', 'text-decoration-color'],
];
