import type { jsPDF } from 'jspdf';
import { UNSEEN_FONT } from './unseen-font.ts';

/** A line of text, from its base line up, in points from the lower left corner. */
export interface UnseenLine {
  readonly text: string;
  readonly left: number;
  readonly baseLine: number;
  readonly width: number;
  readonly fontSize: number;
}

/** What jsPDF makes its documents with, as its own plugins use it; its types leave it out. */
interface Internals {
  readonly events: { subscribe(topic: string, listener: () => void): void };
  newAdditionalObject(): { readonly objId: number; content: string };
  write(text: string): void;
  readonly pageSize: { getWidth(): number; getHeight(): number };
}

/** What is written in letters that no reader brings a font for. */
interface UnseenTexts {
  /** The number of each letter that a document has, from 1 on. */
  readonly letters: Map<string, number>;
  readonly pages: { readonly size: string; readonly drawing: string }[];
}

const documents = new WeakMap<jsPDF, UnseenTexts>();

/** Units of an em in a font of a PDF. */
const EM = 1000;

/**
 * Writes lines of any letters on the present page without ink. A font says what its letters mean; it has none to show.
 * `widthOf` tells how wide a letter is in ems, more or less: each line is stretched to its width.
 */
export function writeUnseenText(
  pdf: jsPDF,
  lines: readonly UnseenLine[],
  widthOf: (letter: string) => number,
): void {
  const { write, pageSize } = pdf.internal as unknown as Internals;
  const { letters, pages } = textsOf(pdf, widthOf);
  const drawing = lines.flatMap(({ text, left, baseLine, width, fontSize }) => {
    const given = [...text.replace(/\p{Surrogate}/gu, '\ufffd')];
    const natural = given.reduce((all, letter) => all + widthOf(letter), 0) * fontSize;
    if (natural === 0) return [];
    const codes = given.map((letter) => hex(numberOf(letter, letters)));
    const stretched = [fontSize, 'Tf', 3, 'Tr', (width / natural) * 100, 'Tz'].map(plain);
    return `BT /U ${stretched.join(' ')} 1 0 0 1 ${plain(left)} ${plain(baseLine)} Tm <${codes.join('')}> Tj ET`;
  });
  pages.push({
    size: `${pageSize.getWidth()} ${pageSize.getHeight()}`,
    drawing: drawing.join('\n'),
  });
  write(`/Unseen${pages.length} Do`);
}

function textsOf(pdf: jsPDF, widthOf: (letter: string) => number): UnseenTexts {
  const known = documents.get(pdf);
  if (known) return known;
  const texts: UnseenTexts = { letters: new Map(), pages: [] };
  documents.set(pdf, texts);
  const internal = pdf.internal as unknown as Internals;
  const add = (content: string) => {
    const object = internal.newAdditionalObject();
    object.content = content;
    return `${object.objId} 0 R`;
  };
  let forms: string[] = [];
  internal.events.subscribe('buildDocument', () => {
    const font = addFont(add, [...texts.letters.keys()], widthOf);
    forms = texts.pages.map(({ size, drawing }) =>
      add(
        stream(
          drawing,
          `/Type /XObject /Subtype /Form /BBox [0 0 ${size}] /Resources << /Font << /U ${font} >> >>`,
        ),
      ),
    );
  });
  internal.events.subscribe('putXobjectDict', () => {
    for (const [index, form] of forms.entries()) internal.write(`/Unseen${index + 1} ${form}`);
  });
  return texts;
}

function addFont(
  add: (content: string) => string,
  letters: readonly string[],
  widthOf: (letter: string) => number,
): string {
  const name = '/BaseFont /AferirUnseen';
  const file = add(
    stream(`${UNSEEN_FONT}>`, `/Filter /ASCIIHexDecode /Length1 ${UNSEEN_FONT.length / 2}`),
  );
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /AferirUnseen /Flags 4 /FontBBox [0 -200 ${EM} 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${file} >>`,
  );
  const glyphs = add(stream(`0000${'0001'.repeat(letters.length)}>`, '/Filter /ASCIIHexDecode'));
  const widths = letters.map((letter) => Math.round(widthOf(letter) * EM)).join(' ');
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /W [1 [${widths}]] /CIDToGIDMap ${glyphs} >>`,
  );
  const meanings = add(stream(meaningsOf(letters), ''));
  return add(
    `<< /Type /Font /Subtype /Type0 ${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${meanings} >>`,
  );
}

/** More of them a block may not have. */
const MOST_MEANINGS = 100;

function meaningsOf(letters: readonly string[]): string {
  const lines = letters.map((letter, index) => {
    const units = Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at)));
    return `<${hex(index + 1)}> <${units.join('')}>`;
  });
  const count = Math.ceil(lines.length / MOST_MEANINGS);
  const blocks = Array.from({ length: count }, (_, block) => {
    const part = lines.slice(block * MOST_MEANINGS, (block + 1) * MOST_MEANINGS);
    return [`${part.length} beginbfchar`, ...part, 'endbfchar'];
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...blocks.flat(),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function numberOf(letter: string, letters: Map<string, number>): number {
  const number = letters.get(letter) ?? letters.size + 1;
  letters.set(letter, number);
  return number;
}

function stream(data: string, about: string): string {
  return `<< ${about} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

// A PDF has no number with an exponent.
function plain(value: number | string): string {
  return typeof value === 'number' ? String(Number(value.toFixed(3))) : value;
}
