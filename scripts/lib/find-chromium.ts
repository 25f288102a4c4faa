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
 * The path of a Chromium that is there: AFERIR_CHROMIUM, the system's headless shell, Playwright's own, or another
 * installed one; undefined where there is none.
 */
export async function installedChromium(): Promise<string | undefined> {
  const named = process.env.AFERIR_CHROMIUM;
  if (named) return named;
  if (existsSync(headlessShell)) return headlessShell;
  return (await playwrightsOwn()) ?? known.find((path) => existsSync(path));
}

/** The path of a Chromium: one that is there, or one installed now. */
export async function findChromium(): Promise<string> {
  const found = await installedChromium();
  if (found) return found;

  console.log('No Chromium found; installing one for the browser tests …');
  await run('playwright', ['install', 'chromium']);
  const downloaded = await installedChromium();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', 'chromium-headless-shell'], { env });
    if (!existsSync(headlessShell)) await run('apt-get', ['install', '-y', 'chromium'], { env });
  }
  const installed = await installedChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium. Install it (`npx playwright install chromium`, or your system's package) or set AFERIR_CHROMIUM to its path.",
  );
}
