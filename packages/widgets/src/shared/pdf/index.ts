import { loadChunk } from '../loading/load-chunk.ts';

export type { PdfProgress } from './assemble-pdf.ts';
export type { DrawingPage } from './drawings-to-pdf.ts';
export type { PageFormatName } from './page-format.ts';
export { pageMarks } from './page-marks.ts';
export { downloadFile, toBase64, toFileName } from './pdf-file.ts';

type Makers = typeof import('./pdf-makers.ts');

/** What makes PDFs is large, and comes with the first one. */
const loadMakers = (): Promise<Makers> => loadChunk(() => import('./pdf-makers.ts'));

/** Makes a PDF of a sheet; see `html-to-pdf.ts`. */
export async function makePdf(...args: Parameters<Makers['htmlToPdf']>): Promise<Blob> {
  const { htmlToPdf } = await loadMakers();
  return htmlToPdf(...args);
}

/** Makes a PDF of drawings, such as the pages of a chart; see `drawings-to-pdf.ts`. */
export async function makeDrawingsPdf(...args: Parameters<Makers['drawingsToPdf']>): Promise<Blob> {
  const { drawingsToPdf } = await loadMakers();
  return drawingsToPdf(...args);
}
