import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF that a reader can select. */
export async function pdfText(file: string): Promise<string> {
  return (await pdfPages(file)).join(' ');
}

/** The text that a reader can select on each page of a PDF. */
export async function pdfPages(file: string): Promise<string[]> {
  const pages = await piecesOf(file);
  return pages.map((pieces) =>
    pieces
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}

/** The texts of a PDF that stand on one line with a text, from left to right. */
export async function pdfLineOf(file: string, text: string): Promise<string[]> {
  for (const pieces of await piecesOf(file)) {
    const piece = pieces.find((other) => other.text === text);
    if (piece) return pieces.filter(({ y }) => y === piece.y).map((other) => other.text);
  }
  return [];
}

/** A text of a PDF, and how far from the lower edge it stands, in whole points. */
interface Piece {
  readonly text: string;
  readonly y: number;
}

async function piecesOf(file: string): Promise<Piece[][]> {
  const loading = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 });
  const document = await loading.promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item ? [{ text: item.str, y: Math.round(item.transform[5]) }] : [],
      ),
    );
  }
  await loading.destroy();
  return pages;
}
