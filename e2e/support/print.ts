import { expect, type Locator, type Page, test } from '@playwright/test';
import { pdfPages } from './pdf.ts';

/** Prints a page, in light colors as browsers do: its ground must be white, and each card whole. */
export async function expectCleanPrint(page: Page, cards: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  expect(await cornersOf(page)).toEqual(['255 255 255', '255 255 255', '255 255 255']);
  const sheets = await printedSheets(page);
  const texts = await cards.allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) {
    const lines = text.split('\n').map(withoutGaps);
    const holders = sheets.filter((sheet) => lines.every((line) => sheet.includes(line)));
    expect(holders, text).toHaveLength(1);
  }
}

/** What each sheet of a printed page says, without gaps. */
export async function printedSheets(page: Page): Promise<string[]> {
  const path = test.info().outputPath('print.pdf');
  await page.pdf({ path, format: 'A4', printBackground: true });
  return (await pdfPages(path)).map(withoutGaps);
}

function withoutGaps(text: string): string {
  return text.replace(/\s/g, '');
}

/** The colors of three corners of what is shown; in the fourth may stand a control. */
async function cornersOf(page: Page): Promise<string[]> {
  const shot = await page.screenshot();
  return page.evaluate(async (bytes) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${bytes}`;
    await picture.decode();
    const { width, height } = picture;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return [
      [1, 1],
      [width - 2, 1],
      [1, height - 2],
    ].map(([x = 0, y = 0]) =>
      [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(' '),
    );
  }, shot.toString('base64'));
}
