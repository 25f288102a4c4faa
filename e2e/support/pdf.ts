import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF that a reader can select. */
export async function pdfText(file: string): Promise<string> {
  return (await pdfPages(file)).join(' ');
}

/** The text that a reader can select on each page of a PDF. */
export async function pdfPages(file: string): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push(text.replace(/\s+/g, ' '));
  }
  await loading.destroy();
  return pages;
}
