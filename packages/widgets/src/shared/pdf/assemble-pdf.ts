import { DEFAULT_LANGUAGE } from '@aferir/domain';
import type { jsPDF } from 'jspdf';

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
  /** The language of its interface, by its tag. @default 'pt-BR' */
  language?: string | undefined;
  onProgress?: ((progress: PdfProgress) => void) | undefined;
  /** Gives up between two pages. */
  signal?: AbortSignal | undefined;
}

/** Puts a page at the end of a PDF, or of a new one when there is none yet. */
export type AddPage<Page> = (page: Page, pdf: jsPDF | null, pageNumber: number) => Promise<jsPDF>;

/** Makes a PDF page by page. */
export async function assemblePdf<Page>(
  pages: readonly Page[],
  { signal, onProgress, ...about }: PdfOptions,
  addPage: AddPage<Page>,
): Promise<Blob> {
  let pdf: jsPDF | null = null;
  for (const [index, page] of pages.entries()) {
    signal?.throwIfAborted();
    onProgress?.({ pagesDone: index, pageCount: pages.length });
    pdf = await addPage(page, pdf, index + 1);
  }
  if (!pdf) throw new Error('A PDF needs a page');
  onProgress?.({ pagesDone: pages.length, pageCount: pages.length });
  return addMetadata(pdf, about).output('blob');
}

function addMetadata(
  pdf: jsPDF,
  { title, subject = '', author = '', language = DEFAULT_LANGUAGE }: PdfOptions,
): jsPDF {
  pdf.setLanguage(language as Parameters<jsPDF['setLanguage']>[0]);
  pdf.setDocumentProperties({ title, subject, author, creator: 'Aferir' });
  return pdf.viewerPreferences({ DisplayDocTitle: true });
}
