import { loadChunk } from '../loading/load-chunk.ts';

export type { PdfProgress } from './html-to-pdf.ts';
export { pageMarks } from './page-marks.ts';
export { downloadFile, toBase64, toFileName } from './pdf-file.ts';

/**
 * Makes a PDF of a sheet; see `html-to-pdf.ts`. What it takes is large and comes with the first
 * document.
 */
export async function makePdf(
  ...args: Parameters<typeof import('./html-to-pdf.ts').htmlToPdf>
): Promise<Blob> {
  const { htmlToPdf } = await loadChunk(() => import('./html-to-pdf.ts'));
  return htmlToPdf(...args);
}
