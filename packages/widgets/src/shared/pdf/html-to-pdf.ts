import { jsPDF } from 'jspdf';
import { A4 } from './page-format.ts';
import { takePageImage } from './page-image.ts';
import { paginate } from './paginate.ts';
import { settled } from './settled.ts';
import { writeTextLayer } from './text-layer.ts';
import { textRunsOf } from './text-runs.ts';

/** How far the making of a PDF is. */
export interface PdfProgress {
  readonly pagesDone: number;
  readonly pageCount: number;
}

/** What a PDF is made with. */
export interface PdfOptions {
  /** Shown by readers in place of the file name. */
  title: string;
  subject?: string | undefined;
  /** The company in whose name the document is made. */
  author?: string | undefined;
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  onProgress?: ((progress: PdfProgress) => void) | undefined;
  /** Gives up between two pages. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a PDF of a sheet that is laid out somewhere in the page, in a shadow root or not. Each
 * page is a picture with its text laid over it, unseen.
 */
export async function htmlToPdf(sheet: HTMLElement, options: PdfOptions): Promise<Blob> {
  const { signal, onProgress, nonce } = options;
  await settled(sheet);
  const pages = paginate(sheet);
  try {
    const pdf = startPdf(options);
    for (const [index, page] of pages.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ pagesDone: index, pageCount: pages.length });
      if (index > 0) pdf.addPage();
      const image = await takePageImage(page, nonce);
      pdf.addImage(image, 'JPEG', 0, 0, A4.widthPt, A4.heightPt, undefined, 'FAST');
      writeTextLayer(pdf, textRunsOf(page));
      addBookmarks(pdf, page, index + 1);
    }
    onProgress?.({ pagesDone: pages.length, pageCount: pages.length });
    return pdf.output('blob');
  } finally {
    for (const page of pages) page.remove();
  }
}

function startPdf({ title, subject = '', author = '' }: PdfOptions): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.setLanguage('pt-BR');
  pdf.setDocumentProperties({ title, subject, author, creator: 'Aferir' });
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return pdf;
}

function addBookmarks(pdf: jsPDF, page: HTMLElement, pageNumber: number) {
  for (const heading of page.querySelectorAll('h1, h2')) {
    pdf.outline.add(null, heading.textContent.trim(), { pageNumber });
  }
}
