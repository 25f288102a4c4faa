import type { jsPDF } from 'jspdf';
import { drawPage } from './draw-page.ts';
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
interface PdfOptions {
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
    let pdf: jsPDF | null = null;
    for (const [index, page] of pages.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ pagesDone: index, pageCount: pages.length });
      pdf = await drawPage(page, pdf, nonce);
      writeTextLayer(pdf, textRunsOf(page));
      addBookmarks(pdf, page, index + 1);
    }
    if (!pdf) throw new Error('A sheet needs something to print');
    onProgress?.({ pagesDone: pages.length, pageCount: pages.length });
    return addMetadata(pdf, options).output('blob');
  } finally {
    for (const page of pages) page.remove();
  }
}

function addMetadata(pdf: jsPDF, { title, subject = '', author = '' }: PdfOptions): jsPDF {
  pdf.setLanguage('pt-BR');
  pdf.setDocumentProperties({ title, subject, author, creator: 'Aferir' });
  return pdf.viewerPreferences({ DisplayDocTitle: true });
}

function addBookmarks(pdf: jsPDF, page: HTMLElement, pageNumber: number) {
  for (const heading of page.querySelectorAll('h1, h2')) {
    pdf.outline.add(null, heading.textContent.trim(), { pageNumber });
  }
}
