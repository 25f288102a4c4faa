// Seconds and kilobytes a page of both reports in a built page: for every outcome, and for few and many competencies.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTCOME_NAMES } from '@aferir/domain';
import { chromium } from 'playwright';
import { serveReportPage } from './report-page/serve-page.ts';

const BUDGET = { secondsPerPage: 1, kilobytesPerPage: 400 };
// Pages that are nothing but the longest feedback hold more letters than any other.
const LONG_TEXT_BUDGET = { ...BUDGET, kilobytesPerPage: 450 };
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

const SHADOW = 'shadow root, hostile page';
const rows = [];
for (const outcome of OUTCOME_NAMES) rows.push(await measure(outcome, 'light DOM', { outcome }));
const [outcome, unsure] = ['Conforme Dominante', 'Influente Estável'];
rows.push(await measure(outcome, SHADOW, { outcome, in: 'shadow' }));
rows.push(await measure(unsure, 'light DOM, with notices', { outcome: unsure, note: '' }));
for (const competencies of [1, 8, 14, 30]) {
  rows.push(await measure(`${competencies} competencies`, 'light DOM', { competencies }));
}
rows.push(await measure('8 competencies', SHADOW, { competencies: 8, in: 'shadow' }));
rows.push(
  await measure('14, long feedback', 'light DOM', { competencies: 14, long: '' }, LONG_TEXT_BUDGET),
);

await browser.close();
await site.stop();
rmSync(folder, { recursive: true });

console.table(rows);
if (rows.some((row) => row['s/page'] > row['most s'] || row['KB/page'] > row['most KB'])) {
  console.error('Over the budget');
  process.exitCode = 1;
}

async function measure(report, where, query, budget = BUDGET) {
  const page = await browser.newPage();
  await page.goto(`${site.address}?${new URLSearchParams(query)}`);
  const name = /Baixar Relatório|Imprimir PDF/;
  const button = page.getByRole('button', { name, disabled: false });
  await button.waitFor();
  const begin = performance.now();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const seconds = (performance.now() - begin) / 1000;
  const file = readFileSync(await download.path());
  await page.close();
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g).length;
  return {
    report,
    where,
    pages,
    's/page': round(seconds / pages, 2),
    'most s': budget.secondsPerPage,
    'KB/page': round(file.length / 1024 / pages, 0),
    'most KB': budget.kilobytesPerPage,
  };
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
