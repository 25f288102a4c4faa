import { chromium } from 'playwright';

/** Opens a browser of its own: nothing in memory from whoever came before. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.AFERIR_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
