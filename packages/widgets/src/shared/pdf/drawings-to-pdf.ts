import { jsPDF } from 'jspdf';
import { assemblePdf, type PdfOptions } from './assemble-pdf.ts';
import { toPoints } from './page-format.ts';
import { textRunsOfSvg } from './svg-text-runs.ts';
import { writeTextLayer } from './text-layer.ts';
import { toJpeg } from './to-jpeg.ts';

/** A page that is one drawing. */
export interface DrawingPage {
  readonly svg: string;
  /** How large it is, in CSS pixels at 96 an inch. */
  readonly width: number;
  readonly height: number;
  /** The drawing in pixels, in any format that the browser shows. */
  readonly picture: Blob;
}

/**
 * Makes a PDF of drawings. Each page is a picture with its text laid over it, unseen; it is drawn when its turn comes.
 */
export async function drawingsToPdf(
  pages: readonly (() => Promise<DrawingPage>)[],
  options: PdfOptions,
): Promise<Blob> {
  return assemblePdf(pages, options, async (draw, before) => {
    const { svg, width, height, picture } = await draw();
    const size = [toPoints(width), toPoints(height)] as const;
    const pdf = addBlankPage(before, size);
    pdf.addImage(await toJpeg(picture), 'JPEG', 0, 0, ...size);
    writeTextLayer(pdf, textRunsOfSvg(svg));
    return pdf;
  });
}

function addBlankPage(pdf: jsPDF | null, [width, height]: readonly [number, number]): jsPDF {
  const format = [width, height];
  const orientation = width > height ? 'landscape' : 'portrait';
  if (pdf) return pdf.addPage(format, orientation);
  return new jsPDF({ unit: 'pt', format, orientation, compress: true, putOnlyUsedFonts: true });
}
