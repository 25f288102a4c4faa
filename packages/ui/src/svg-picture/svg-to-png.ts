import { embedFonts } from './embed-fonts.ts';
import type { SvgPicture } from './svg-picture-types.ts';

/** What browsers draw on one canvas; some stop earlier, which shows once it has been drawn. */
const limits = { side: 16_384, area: 64 * 1024 * 1024 };

/** What came of a picture. Where it is too large, an SVG or several pages take its place. */
export type PngResult =
  | { status: 'done'; png: Blob; scale: number }
  | { status: 'tooLarge' }
  | { status: 'failed' };

/** How sharp a picture is drawn. */
export interface PngOptions {
  /** Pixels for each pixel of the picture. @default 2 */
  scale?: number;
  /** How many there are at least, where fewer fit. @default 1 */
  leastScale?: number;
}

/** Draws a picture in pixels, as sharp as asked for or as the browser can. */
export async function svgToPng(
  picture: SvgPicture,
  { scale = 2, leastScale = 1 }: PngOptions = {},
): Promise<PngResult> {
  const fitting = Math.min(scale, largestScale(picture));
  if (fitting < leastScale) return { status: 'tooLarge' };
  try {
    const canvas = await drawn(picture, fitting);
    const png = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)));
    return png ? { status: 'done', png, scale: fitting } : { status: 'tooLarge' };
  } catch {
    return { status: 'failed' };
  }
}

/** How many pixels there may be for each of a picture. */
export function largestScale({ width, height }: Pick<SvgPicture, 'width' | 'height'>): number {
  return Math.min(limits.side / Math.max(width, height), Math.sqrt(limits.area / (width * height)));
}

/** The picture on a canvas; nothing where the canvas turned out to be larger than the browser's. */
async function drawn(picture: SvgPicture, scale: number): Promise<HTMLCanvasElement | null> {
  const address = URL.createObjectURL(
    new Blob([await embedFonts(picture.svg)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(picture.width * scale);
    canvas.height = Math.floor(picture.height * scale);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
    // A picture has a ground everywhere; a canvas that could not be made stays clear.
    const corner = pen?.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
    return corner?.[3] ? canvas : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
