import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Debian's Chromium without windows, which takes a good part less time to open a page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium: AFERIR_CHROMIUM, the system's headless shell, Playwright's own, an installed one, or one
 * installed now.
 */
export async function findChromium() {
  const named = process.env.AFERIR_CHROMIUM;
  if (named) return named;
  const present = async () =>
    existsSync(headlessShell)
      ? headlessShell
      : ((await playwrightsOwn()) ?? known.find((path) => existsSync(path)));
  const found = await present();
  if (found) return found;

  console.log('No Chromium found; installing one for the browser tests …');
  await run('playwright', ['install', 'chromium']);
  const downloaded = await present();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', 'chromium-headless-shell'], { env });
    if (!existsSync(headlessShell)) await run('apt-get', ['install', '-y', 'chromium'], { env });
  }
  const installed = await present();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium. Install it (`npx playwright install chromium`, or your system's package) or set AFERIR_CHROMIUM to its path.",
  );
}
