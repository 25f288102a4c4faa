// What a drawing of 10,000 nodes costs, all of them open and the first two levels alone, beside two libraries that draw
// the same nodes: until it is painted, while it is zoomed and pushed, and when a node is opened.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, round } from '../../../scripts/lib/quantiles.ts';
import { openBrowser } from '../../widgets/bench/door/open-browser.mjs';
import { buildPage, serveFolder } from '../../widgets/bench/door/serve-pages.mjs';
import { tellTargets } from '../../widgets/bench/door/told.mjs';

const ROUNDS = 3;
const OURS = 'HierarchyChart';
const PEERS = ['d3-org-chart', 'react-organizational-chart'];
const levelsOf = { 'all open': 99, 'two levels open': 2 };
const target = { paint: 400, zooming: 55, panning: 55, expand: 80 };
const units = { paint: 'ms', zooming: 'frames/s', panning: 'frames/s', expand: 'ms' };

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
const pages = fileURLToPath(new URL('pages/', import.meta.url));
await buildPage('hierarchy-chart', folder, { pages });
const server = await serveFolder(folder);
const browser = await openBrowser();

const measured = {};
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const [opened, levels] of Object.entries(levelsOf)) {
    for (const name of [OURS, ...PEERS]) {
      const one = await measure(name, levels);
      for (const [what, value] of Object.entries(one)) {
        if (value === undefined) continue;
        const key = `${opened} ${name} ${what}`;
        measured[key] = [...(measured[key] ?? []), value];
      }
    }
  }
}
await browser.close();
await server.stop();
rmSync(folder, { recursive: true });

tellTargets(
  Object.keys(levelsOf).flatMap((opened) => Object.keys(target).map((what) => row(opened, what))),
);

async function measure(name, levels) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(`${server.origin}/hierarchy-chart/page.html`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'measure' in globalThis);
  const one = await page.evaluate((args) => globalThis.measure(...args), [name, levels]);
  await context.close();
  return one;
}

function row(opened, what) {
  const middle = (name) => {
    const values = measured[`${opened} ${name} ${what}`];
    return values ? round(median(values)) : 'cannot';
  };
  const own = middle(OURS);
  const isEnough = units[what] === 'ms' ? own <= target[what] : own >= target[what];
  return {
    nodes: opened,
    measure: `${what}, ${units[what]}`,
    [OURS]: own,
    ...Object.fromEntries(PEERS.map((name) => [name, middle(name)])),
    target: target[what],
    holds: isEnough,
  };
}
