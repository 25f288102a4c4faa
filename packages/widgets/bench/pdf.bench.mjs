// Seconds and kilobytes a page of the behavioral report, for every outcome, in a built page.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTCOME_NAMES } from '@aferir/domain';
import { chromium } from 'playwright';
import { serveReportPage } from './report-page/serve-page.mjs';

const BUDGET = { secondsPerPage: 1, kilobytesPerPage: 400 };
const STRICT = "default-src 'self'; style-src 'self'; script-src 'self'";

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
const site = await serveReportPage({
  outDir: join(folder, 'site'),
  port: 4104,
  headers: { 'Content-Security-Policy': STRICT },
});
const browser = await chromium.launch({
  executablePath: process.env.AFERIR_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

const rows = [];
for (const name of OUTCOME_NAMES) rows.push(await measure(name, 'light DOM'));
rows.push(await measure('Conforme Dominante', 'shadow root, hostile page', { in: 'shadow' }));
rows.push(await measure('Influente Estável', 'light DOM, with notices', { note: '' }));

await browser.close();
await site.stop();
rmSync(folder, { recursive: true });

console.table(rows);
const isOver = rows.some(
  (row) => row['s/page'] > BUDGET.secondsPerPage || row['KB/page'] > BUDGET.kilobytesPerPage,
);
if (isOver) {
  console.error(`Over the budget of ${JSON.stringify(BUDGET)}`);
  process.exitCode = 1;
}

async function measure(outcome, where, query = {}) {
  const page = await browser.newPage();
  await page.goto(`${site.address}?${new URLSearchParams({ outcome, ...query })}`);
  const button = page.getByRole('button', { name: 'Baixar Relatório', disabled: false });
  await button.waitFor();
  const begin = performance.now();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const seconds = (performance.now() - begin) / 1000;
  const file = readFileSync(await download.path());
  await page.close();
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g).length;
  return {
    outcome,
    where,
    pages,
    's/page': round(seconds / pages, 2),
    'KB/page': round(file.length / 1024 / pages, 0),
  };
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
