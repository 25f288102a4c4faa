import type { jsPDF } from 'jspdf';
import { toPoints } from './page-format.ts';
import type { TextRun } from './text-runs.ts';

/** Where the base line lies in the box of a line, from its top. */
const BASE_LINE = 0.79;

/**
 * Writes the text of a page over its picture without ink, so that it can be selected, searched
 * and read aloud. Each line is stretched to the width it has in the picture.
 */
export function writeTextLayer(pdf: jsPDF, runs: readonly TextRun[]): void {
  pdf.setFont('helvetica', 'normal');
  for (const run of runs) {
    const text = toWinAnsi(run.text);
    pdf.setFontSize(toPoints(run.fontSize));
    const natural = pdf.getTextWidth(text);
    if (natural === 0) continue;
    pdf.text(text, toPoints(run.left), toPoints(run.top + run.height * BASE_LINE), {
      renderingMode: 'invisible',
      horizontalScale: toPoints(run.width) / natural,
    });
  }
}

const WIN_ANSI = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/;

/** Puts a text into the letters that the fonts built into every PDF reader have. */
export function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (WIN_ANSI.test(character)) return character;
    const [base = ''] = character.normalize('NFKD');
    return WIN_ANSI.test(base) ? base : '?';
  }).join('');
}
