/**
 * Draws the app's icons from its `favicon.svg`: `node scripts/draw-icons.ts`. What it draws is committed; run it when
 * the sign changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './lib/find-chromium.ts';

const folder = path.resolve(import.meta.dirname, '../packages/reference-app/public');

/** Systems that give icons a shape of their own get the sign on a full square, small enough to lose its corners. */
const icons = [
  { file: 'icon-192.png', size: 192, isShaped: true },
  { file: 'icon-512.png', size: 512, isShaped: true },
  { file: 'icon-maskable-512.png', size: 512, isShaped: false },
  { file: 'apple-touch-icon.png', size: 180, isShaped: false },
] as const;

const sign = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const square = sign
  .replace('viewBox="0 0 24 24"', 'viewBox="-3 -3 30 30"')
  .replace(/<rect [^>]*(fill="#\w+")[^>]*>/, '<rect x="-3" y="-3" width="30" height="30" $1 />');
const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();
for (const { file, size, isShaped } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html, body { margin: 0; background: none } svg { display: block }</style>
    ${isShaped ? sign : square}`);
  await writeFile(path.join(folder, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
