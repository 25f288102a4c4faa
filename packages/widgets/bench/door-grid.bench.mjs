// What the grid and the radar cost a slow computer beside the bare libraries that they stand on, in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, round } from '../../../scripts/lib/quantiles.ts';
import { openBrowser } from './door/open-browser.mjs';
import { buildPage, serveFolder } from './door/serve-pages.mjs';
import { cpuSlowdown } from './door/slow-phone.mjs';
import { tellTargets } from './door/told.mjs';

const ROUNDS = 7;
const TARGET = { mount: 1.2, page: 1.1, radar: 1.2 };

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
await buildPage('kit', folder);
const pages = await serveFolder(folder);
const browser = await openBrowser();

const times = { Grid: [], BareTable: [], KitRadar: [], BareRadar: [] };
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const name of Object.keys(times)) times[name].push(await measure(name));
}
await browser.close();
await pages.stop();
rmSync(folder, { recursive: true });

const middle = (name, what) => median(times[name].map((one) => one[what]));
tellTargets([
  row('mount', 'mount', 'Grid', 'BareTable'),
  row('page', 'page', 'Grid', 'BareTable'),
  row('radar', 'mount', 'KitRadar', 'BareRadar'),
]);

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${pages.origin}/kit/page.html`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'timeMount' in globalThis);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const isGrid = name === 'Grid' || name === 'BareTable';
  const brought = isGrid ? 'td' : '.recharts-radar-polygon path';
  const mount = await page.evaluate(
    ([shown, selector]) => globalThis.timeMount(shown, selector),
    [name, brought],
  );
  await page.waitForTimeout(500);
  const turned = isGrid ? await page.evaluate(() => globalThis.timePage()) : undefined;
  await context.close();
  return { mount, page: turned };
}

function row(measure, what, ours, bare) {
  const [own, floor] = [middle(ours, what), middle(bare, what)];
  const [ratio, target] = [round(own / floor, 2), TARGET[measure]];
  return {
    measure,
    'ours ms': round(own),
    'bare ms': round(floor),
    ratio,
    target,
    holds: ratio <= target,
  };
}
