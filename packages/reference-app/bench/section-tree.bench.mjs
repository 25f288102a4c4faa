// What a click in the tree of rights costs with three hundred sections of four boxes, beside a bare table of as many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, round } from '../../../scripts/lib/quantiles.ts';
import { openBrowser } from '../../widgets/bench/door/open-browser.mjs';
import { buildPage, serveFolder } from '../../widgets/bench/door/serve-pages.mjs';
import { tellTargets } from '../../widgets/bench/door/told.mjs';
import { preactInPlace } from '../../widgets/build/preact-in-place.ts';

const ROUNDS = 9;
const TARGET_MS = 50;
const rows = { 'a section': 5, 'a group of 29': 1, 'all of them': 0 };

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
const pages = fileURLToPath(new URL('pages/', import.meta.url));
await buildPage('section-tree', folder, { pages, alias: preactInPlace });
const server = await serveFolder(folder);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.origin}/section-tree/page.html`, { waitUntil: 'networkidle' });
await page.waitForFunction(() => 'timeClick' in globalThis);

const times = {};
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const name of ['Tree', 'Bare']) {
    await page.evaluate((shown) => globalThis.show(shown), name);
    for (const [what, row] of Object.entries(rows)) {
      await page.waitForTimeout(100);
      const time = await page.evaluate((at) => globalThis.timeClick(at), row);
      times[`${name} ${what}`] = [...(times[`${name} ${what}`] ?? []), time];
    }
  }
}
await browser.close();
await server.stop();
rmSync(folder, { recursive: true });

tellTargets(
  Object.keys(rows).map((what) => {
    const [own, floor] = [median(times[`Tree ${what}`]), median(times[`Bare ${what}`])];
    return {
      click: what,
      'ours ms': round(own),
      'bare ms': round(floor),
      ratio: round(own / floor, 2),
      'target ms': TARGET_MS,
      holds: own <= TARGET_MS,
    };
  }),
);
