import type { jsPDF } from 'jspdf';
import { assemblePdf, type PdfOptions } from './assemble-pdf.ts';
import { drawPage } from './draw-page.ts';
import { PAGE_FORMATS, type PageFormatName } from './page-format.ts';
import { paginate } from './paginate.ts';
import { settled } from './settled.ts';
import { writeTextLayer } from './text-layer.ts';
import { textRunsOf } from './text-runs.ts';

interface HtmlPdfOptions extends PdfOptions {
  /** The paper, which the sheet is as wide as. @default 'a4' */
  format?: PageFormatName | undefined;
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
}

/**
 * Makes a PDF of a sheet that is laid out somewhere in the page, in a shadow root or not. Each
 * page is a picture with its text laid over it, unseen.
 */
export async function htmlToPdf(
  sheet: HTMLElement,
  { nonce, format: formatName = 'a4', ...options }: HtmlPdfOptions,
): Promise<Blob> {
  const format = PAGE_FORMATS[formatName];
  await settled(sheet);
  const pages = paginate(sheet, format);
  try {
    return await assemblePdf(pages, options, async (page, before, pageNumber) => {
      const pdf = await drawPage(page, before, { format, nonce });
      writeTextLayer(pdf, textRunsOf(page));
      addBookmarks(pdf, page, pageNumber);
      return pdf;
    });
  } finally {
    for (const page of pages) page.remove();
  }
}

function addBookmarks(pdf: jsPDF, page: HTMLElement, pageNumber: number) {
  for (const heading of page.querySelectorAll('h1, h2')) {
    pdf.outline.add(null, heading.textContent.trim(), { pageNumber });
  }
}
