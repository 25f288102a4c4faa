// What the grid and the radar cost a slow computer beside the bare libraries that they stand on, in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { median, round } from './door/medians.mjs';
import { buildPage, serveFolder } from './door/serve-pages.mjs';
import { cpuSlowdown } from './door/slow-phone.mjs';

const ROUNDS = 7;
const TARGET = { mount: 1.2, page: 1.1, radar: 1.2 };

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
await buildPage('kit', folder);
const pages = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: process.env.AFERIR_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

const times = { Grid: [], BareTable: [], KitRadar: [], BareRadar: [] };
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const name of Object.keys(times)) times[name].push(await measure(name));
}
await browser.close();
await pages.stop();
rmSync(folder, { recursive: true });

const middle = (name, what) => median(times[name].map((one) => one[what]));
const rows = [
  row('mount', 'mount', 'Grid', 'BareTable'),
  row('page', 'page', 'Grid', 'BareTable'),
  row('radar', 'mount', 'KitRadar', 'BareRadar'),
];
console.table(rows);
if (rows.some(({ ratio, target }) => ratio > target)) {
  console.error('Not every target is reached');
  process.exitCode = 1;
}

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${pages.origin}/kit/kit.html`, { waitUntil: 'networkidle' });
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
  return {
    measure,
    'ours ms': round(own),
    'bare ms': round(floor),
    ratio: round(own / floor, 2),
    target: TARGET[measure],
  };
}
