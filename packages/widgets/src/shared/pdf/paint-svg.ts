/**
 * Paints an SVG drawing on a canvas of its size. Unlike an image made of the drawing it needs no
 * `data:` address, which a strict Content-Security-Policy forbids.
 */
export function paintSvg(svg: SVGSVGElement, scale: number): HTMLCanvasElement {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to paint on');
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    if (shape.closest('defs, clipPath, mask')) continue;
    const matrix = shape.getCTM();
    if (!matrix) continue;
    context.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(matrix));
    if (shape instanceof SVGTextContentElement) paintText(context, shape);
    else paintShape(context, shape);
  }
  return canvas;
}

const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon, text, tspan';

function paintShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement) {
  const style = getComputedStyle(shape);
  const path = outlineOf(shape);
  const alpha = opacityOf(shape);
  if (style.fill !== 'none') {
    context.globalAlpha = alpha * Number.parseFloat(style.fillOpacity);
    context.fillStyle = style.fill;
    context.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke !== 'none') {
    context.globalAlpha = alpha * Number.parseFloat(style.strokeOpacity);
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineCap = style.strokeLinecap as CanvasLineCap;
    context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    context.setLineDash(numbersIn(style.strokeDasharray));
    context.stroke(path);
  }
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  const number = (name: string) => Number.parseFloat(shape.getAttribute(name) ?? '0') || 0;
  const path = new Path2D();
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  if (shape instanceof SVGCircleElement) {
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  } else if (shape instanceof SVGEllipseElement) {
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  } else if (shape instanceof SVGRectElement) {
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  } else if (shape instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  } else {
    const [x = 0, y = 0, ...rest] = numbersIn(shape.getAttribute('points') ?? '');
    path.moveTo(x, y);
    for (let at = 0; at + 1 < rest.length; at += 2) path.lineTo(rest[at] ?? 0, rest[at + 1] ?? 0);
    if (shape instanceof SVGPolygonElement) path.closePath();
  }
  return path;
}

function paintText(context: CanvasRenderingContext2D, element: SVGTextContentElement) {
  const style = getComputedStyle(element);
  context.globalAlpha = opacityOf(element) * Number.parseFloat(style.fillOpacity);
  context.fillStyle = style.fill;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textBaseline = 'alphabetic';
  let characters = 0;
  for (const node of element.childNodes) {
    const length = node.textContent?.length ?? 0;
    if (node instanceof Text && length > 0) {
      const { x, y } = element.getStartPositionOfChar(characters);
      context.fillText(node.data, x, y);
    }
    characters += length;
  }
}

function opacityOf(element: Element | null): number {
  if (!element || element.parentElement instanceof HTMLElement) return 1;
  return Number.parseFloat(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

function numbersIn(text: string): number[] {
  return (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}
