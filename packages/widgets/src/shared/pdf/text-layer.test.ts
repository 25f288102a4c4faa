import { jsPDF } from 'jspdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { writeTextLayer } from './text-layer.ts';
import type { TextRun } from './text-runs.ts';

const lineHeight = 30;

function runsOf(texts: readonly string[]): TextRun[] {
  const place = { left: 96, width: 240, height: 20, fontSize: 16 };
  return texts.map((text, index) => ({ ...place, text, top: 96 + index * lineHeight }));
}

/** Each line that a reader finds on the pages of a document, with its place in points; a wide space may part it. */
async function linesRead(...pages: (readonly string[])[]) {
  const pdf = new jsPDF({ unit: 'pt', format: [600, 800], compress: true, putOnlyUsedFonts: true });
  for (const [index, texts] of pages.entries()) {
    if (index > 0) pdf.addPage();
    writeTextLayer(pdf, runsOf(texts));
  }
  const data = new Uint8Array(pdf.output('arraybuffer'));
  const loading = getDocument({ data, verbosity: 0 });
  const document = await loading.promise;
  const read: { text: string; left: number; fromBelow: number; width: number }[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines: (typeof read)[number] = [];
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [left = 0, fromBelow = 0] = item.transform.slice(4).map(Math.round);
      const line = lines.at(-1);
      const isBegun = line?.fromBelow === fromBelow;
      if (line && isBegun) {
        line.text += item.str;
        line.width += item.width;
      } else lines.push({ text: item.str, left, fromBelow, width: item.width });
    }
    read.push(lines);
  }
  await loading.destroy();
  return read;
}

const textsRead = async (texts: readonly string[]) =>
  (await linesRead(texts)).flat().map(({ text }) => text);

it.each([
  [['Avaliação de João às 10 h', '“Aspas” – e… travessão']],
  [['Łukasz Nguyễn', 'Tomás Dvořák', 'Šárka Ýmirsdóttir', 'Işıl Åsa']],
  [['Γιώργος Παπαδόπουλος', 'Иван Щербаков', '王小明']],
  [['→ 😀 (100%) \\ <a>', 'Conceição']],
  [['', 'Ana']],
])('writes %j so that it is read as it stands', async (texts) => {
  expect(await textsRead(texts)).toEqual(texts.filter((text) => text !== ''));
});

it('writes composed letters, and a mark where half of a letter is', async () => {
  expect(await textsRead(['a\u0303 e\u0323\u0302', 'Bia \ud83d'])).toEqual(['ã ệ', 'Bia \ufffd']);
});

it('writes more letters than one list of meanings takes, over several pages', async () => {
  const letters = Array.from({ length: 260 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const lines = Array.from({ length: 13 }, (_, at) =>
    letters.slice(at * 20, at * 20 + 20).join(''),
  );
  const pages = [lines.slice(0, 3), ['Só latim'], [...lines.slice(3), 'Łukasz']];
  const read = await linesRead(...pages);
  expect(read.map((page) => page.map(({ text }) => text))).toEqual(pages);
});

it('has each line where the picture has it, whatever its letters', async () => {
  const [latin = [], any = []] = await linesRead(['Lukasz B', 'Ana'], ['Łukasz B', 'Ana']);
  const places = (lines: typeof latin) =>
    lines.map(({ left, fromBelow, width }) => [left, fromBelow, Math.round(width / 5) * 5]);
  expect(places(any)).toEqual([
    [72, 716, 180],
    [72, 694, 180],
  ]);
  expect(places(latin)).toEqual(places(any));
});
