import type { jsPDF } from 'jspdf';
import { toPoints } from './page-format.ts';
import type { TextRun } from './text-runs.ts';
import { writeUnseenText } from './unseen-text.ts';

/** Where the base line lies in the box of a line, from its top. */
const BASE_LINE = 0.79;

/**
 * Writes the text of a page over its picture without ink, so that it can be selected, searched
 * and read aloud. Each line is stretched to the width it has in the picture. A page whose letters every reader has a font for
 * is written in that font, any other in one of its own.
 */
export function writeTextLayer(pdf: jsPDF, runs: readonly TextRun[]): void {
  pdf.setFont('helvetica', 'normal');
  const lines = runs.map(({ text, ...run }) => ({ ...run, text: text.normalize('NFC') }));
  if (!lines.every(({ text }) => isWinAnsi(text))) {
    writeAnyLetters(pdf, lines);
    return;
  }
  for (const { text, left, top, width, height, fontSize } of lines) {
    pdf.setFontSize(toPoints(fontSize));
    const natural = pdf.getTextWidth(text);
    if (natural === 0) continue;
    pdf.text(text, toPoints(left), toPoints(top + height * BASE_LINE), {
      renderingMode: 'invisible',
      horizontalScale: toPoints(width) / natural,
    });
  }
}

function writeAnyLetters(pdf: jsPDF, runs: readonly TextRun[]): void {
  const pageHeight = pdf.internal.pageSize.getHeight();
  writeUnseenText(
    pdf,
    runs.map(({ text, left, top, width, height, fontSize }) => ({
      text,
      left: toPoints(left),
      baseLine: pageHeight - toPoints(top + height * BASE_LINE),
      width: toPoints(width),
      fontSize: toPoints(fontSize),
    })),
    (letter) => pdf.getStringUnitWidth(nearestOf(letter)),
  );
}

const WIN_ANSI = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether the fonts built into every PDF reader have all letters of a text. */
function isWinAnsi(text: string): boolean {
  return WIN_ANSI.test(text);
}

/** A letter of those fonts that is about as wide. */
function nearestOf(letter: string): string {
  const [base = ''] = letter.normalize('NFKD');
  return base !== '' && isWinAnsi(base) ? base : 'n';
}
