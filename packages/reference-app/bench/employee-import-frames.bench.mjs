// The longest frame of the page while 10,000 rows are read, mapped and checked, beside the same page at rest.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, round } from '../../../scripts/lib/quantiles.ts';
import { putNewDatabase } from '../../reference-api/test/new-database.ts';
import { startServer } from '../../reference-api/test/server-process.ts';
import { openBrowser } from '../../widgets/bench/door/open-browser.mjs';
import { tellTargets } from '../../widgets/bench/door/told.mjs';

const ROWS = 10_000;
const ROUNDS = 3;
const TARGET_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
await putNewDatabase(folder);
const server = await startServer({ AFERIR_DATA_DIR: folder, AFERIR_DEMO: '1' });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
await page.goto(`${server.address}/login`);
await page.getByLabel('E-mail').fill('admin@empresa.example');
await page.getByLabel('Senha', { exact: true }).fill('aferir-123');
await page.getByRole('button', { name: 'Acessar' }).click();
await page.waitForURL(/homelogado/);

const longest = { 'at rest': [], 'reading a file': [], 'checking its rows': [] };
for (let turn = 0; turn < ROUNDS; turn += 1) {
  await page.goto(`${server.address}/funcionarios/importar`);
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.getByText('Importações anteriores').waitFor();
  await page.waitForTimeout(1000);
  longest['at rest'].push(await framesDuring(() => page.waitForTimeout(1000)));
  longest['reading a file'].push(
    await framesDuring(async () => {
      await input.setInputFiles({ name: 'f.csv', mimeType: 'text/csv', buffer: sheet() });
      await page.getByRole('button', { name: 'Confirmar Mapeamento' }).waitFor();
    }),
  );
  longest['checking its rows'].push(
    await framesDuring(async () => {
      await page.getByRole('button', { name: 'Confirmar Mapeamento' }).click();
      await page.getByText('linhas têm erro').waitFor();
      await page.getByRole('row').nth(20).waitFor();
      // The server is asked with all of the rows.
      await page.getByText('Cargos que serão criados').waitFor();
    }),
  );
}
await browser.close();
await server.kill();
rmSync(folder, { recursive: true, force: true });

tellTargets(
  Object.entries(longest).map(([what, frames]) => ({
    what,
    'longest frame ms': round(Math.max(...frames)),
    'median of rounds ms': round(median(frames)),
    'times at rest': round(median(frames) / median(longest['at rest'])),
    'target ms': TARGET_MS,
    holds: Math.max(...frames) <= TARGET_MS,
  })),
);
process.exit();

async function framesDuring(work) {
  await page.evaluate(() => {
    globalThis.longest = 0;
    let before = performance.now();
    const watch = (now) => {
      globalThis.longest = Math.max(globalThis.longest, now - before);
      before = now;
      globalThis.watching = requestAnimationFrame(watch);
    };
    globalThis.watching = requestAnimationFrame(watch);
  });
  await work();
  return page.evaluate(() => {
    cancelAnimationFrame(globalThis.watching);
    return globalThis.longest;
  });
}

function sheet() {
  const rows = Array.from(
    { length: ROWS },
    (_, n) =>
      `Pessoa ${n};F;gente${n}@empresa.example;${n % 9 ? '1133334444' : '1'};Novo ${n % 40};Setor ${n % 30}`,
  );
  return Buffer.from(['Nome;Sexo;E-mail;Telefone;Cargo;Departamento', ...rows].join('\n'));
}
