import { becomeOldHostPage } from '@aferir/api-client/testing';
import { expect, type Page, test } from '@playwright/test';
import { discTable } from './support/disc-table.ts';
import { attributesWith, loggedEvents, watchPolicy } from './support/host-page.ts';
import { answerRequest } from './support/link-api.ts';
import { pdfText } from './support/pdf.ts';
import { answer, expectRanked, goOn, progressAt, rankByPointer } from './support/questionnaire.ts';
import { expectReportOf } from './support/report.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const tag = 'aferir-disc-questionnaire';

async function openOnHostPage(page: Page, hash: string) {
  await page.goto(`${baseUrl}/exemplos/questionario.html?hs=${hash}`);
  const element = page.locator(tag);
  await element.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(progressAt(element, 1)).toBeVisible();
  return element;
}

test('the questionnaire and its report work on a page that spoils what it can', async ({
  page,
}) => {
  const request = await sendRequest(await openStaffApi(baseUrl), 'Paulo Xavier');
  const { hash, responseId } = request;
  const refused = await watchPolicy(page);
  const element = await openOnHostPage(page, hash);
  const expectProgress = (...answered: number[]) =>
    expect
      .poll(() => loggedEvents(page, 'progress'))
      .toEqual(answered.map((count) => ({ answered: count, total: 20 })));
  await answer(element, 1, 2);
  await expect.poll(() => loggedEvents(page, 'ready')).toEqual([{ widget: 'disc-questionnaire' }]);
  await expectProgress(1, 2);
  await answerRequest(baseUrl, request, { from: 3, to: 18 });
  await page.reload();
  await answer(element, 19, 20);
  await expectProgress(19, 20);
  await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId }]);

  await element.getByRole('button', { name: 'Acessar Resultado!' }).click();
  const dialog = element.getByRole('dialog');
  await expectReportOf(dialog, discTable.expected);
  await expectPdfFrom(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => loggedEvents(page, 'close')).toEqual([{ isComplete: true }]);

  await page.goto(`${baseUrl}/exemplos/relatorio.html?hs=${hash}`);
  await expectReportOf(page.locator('aferir-behavioral-report'), discTable.expected);
  await expectPdfFrom(page);
  expect(await loggedEvents(page, 'error')).toEqual([]);
  expect(await attributesWith(page, hash)).toEqual([]);
  expect(refused).toEqual([]);
});

async function expectPdfFrom(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar Relatório' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Relatório.pdf');
  const text = await pdfText(await download.path());
  for (const part of ['Dominante', 'Influente', 'Resumo', 'Competências', 'Ambiente ideal']) {
    expect(text).toContain(part);
  }
}

test('answers go and the report comes on a page whose library writes JSON in its own way', async ({
  page,
}) => {
  const request = await sendRequest(await openStaffApi(baseUrl), 'Tatiane Ramos');
  await page.addInitScript(becomeOldHostPage);
  const element = await openOnHostPage(page, `${request.hash}).`);
  await answer(element, 1, 1);
  await rankByPointer(element, 2);
  await page.reload();
  await expect(progressAt(element, 2)).toBeVisible();
  await expectRanked(element, 2);
  await answer(element, 2, 2);
  await answerRequest(baseUrl, request, { from: 3, to: 19 });
  await page.reload();
  await answer(element, 20);
  await expect
    .poll(() => loggedEvents(page, 'complete'))
    .toEqual([{ responseId: request.responseId }]);
  await element.getByRole('button', { name: 'Acessar Resultado!' }).click();
  await expectReportOf(element.getByRole('dialog'), discTable.expected);
  await expectPdfFrom(page);
  expect(await page.evaluate(() => JSON.stringify({ each: [1] }))).toBe('{"each":"[1]"}');
  expect(await loggedEvents(page, 'error')).toEqual([]);
});

test('a move, a removal and a return in the middle lose nothing', async ({ page }) => {
  const { hash } = await sendRequest(await openStaffApi(baseUrl), 'Tatiane Ramos');
  const element = await openOnHostPage(page, hash);
  expect(await attributesWith(page, hash)).toEqual([]);
  await answer(element, 1, 1);
  await rankByPointer(element, 2);

  await element.evaluate((node) => {
    const elsewhere = document.createElement('section');
    document.body.prepend(elsewhere);
    elsewhere.append(node);
  });
  await expect(progressAt(element, 2)).toBeVisible();
  await expectRanked(element, 2);
  expect(await loggedEvents(page, 'ready')).toHaveLength(1);

  const node = await element.elementHandle();
  await node?.evaluate((removed) => removed.remove());
  await expect(element).toHaveCount(0);
  await node?.evaluate((removed) => document.body.append(removed));
  await expect(progressAt(element, 2)).toBeVisible();
  await expectRanked(element, 2);
  await goOn(element, 2);
  await expect(progressAt(element, 3)).toBeVisible();
});

test('nothing of the page reaches into the widget', async ({ page }) => {
  const { hash } = await sendRequest(await openStaffApi(baseUrl), 'Patrícia Queiroz');
  const element = await openOnHostPage(page, hash);
  const heading = element.getByRole('heading').first();
  await expect(heading).toHaveCSS('text-transform', 'none');
  await expect(heading).not.toHaveCSS('font-size', '40px');
  await expect(element.getByRole('button', { name: 'Próxima' })).not.toHaveCSS(
    'color',
    'oklch(0.62 0.25 20)',
  );
  await expect(page.getByRole('button', { name: 'Botão da página' })).toHaveCSS(
    'font-size',
    '40px',
  );
});

test('a page without widgets fetches the loader alone', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/widgets/')) fetched.push(pathname);
  });
  await page.route(`${baseUrl}/sem-widgets`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Página</title><script type="module" src="/widgets/loader.js"></script>',
    }),
  );
  await page.goto(`${baseUrl}/sem-widgets`);
  expect(fetched).toEqual(['/widgets/loader.js']);

  await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
  await expect(page.getByText('Este link não é válido.')).toBeVisible();
  expect(fetched.length).toBeGreaterThan(1);
});

/** The files of the questionnaire, as the build lists them. */
async function listedFiles(page: Page): Promise<string[]> {
  const reply = await page.request.get(`${baseUrl}/widgets/elements.json`);
  const files: Record<string, string[]> = await reply.json();
  return (files[tag] ?? []).map((file) => `${baseUrl}/widgets/${file}`);
}

async function expectLinkMissing(page: Page) {
  await page.goto(`${baseUrl}/exemplos/questionario.html`);
  await expect(page.locator(tag).getByText('Este link não é válido.')).toBeVisible();
}

test('every file of an element is asked for before any has come', async ({ page }) => {
  const listed = (await listedFiles(page)).toSorted();
  const asked: string[] = [];
  let letCome = () => {};
  const areSeen = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/widgets/chunks/*', async (route) => {
    asked.push(route.request().url());
    await areSeen;
    await route.continue();
  });
  await page.goto(`${baseUrl}/exemplos/questionario.html`, { waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(listed);
  // Whatever the loader asks for beside them is under way by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.toSorted()).toEqual(listed);
  letCome();
  await expect(page.locator(tag).getByText('Este link não é válido.')).toBeVisible();
});

test('any lost file of an element is asked for again', async ({ page }) => {
  const files = await listedFiles(page);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    let count = 0;
    await page.route(file, (route) => {
      count += 1;
      return count === 1 ? route.abort() : route.continue();
    });
    await expectLinkMissing(page);
    expect(count, file).toBeGreaterThan(1);
    await page.unroute(file);
  }
});

test('the opening call is made beside the code, once and without a header', async ({ page }) => {
  const { hash } = await sendRequest(await openStaffApi(baseUrl), 'Paulo Xavier');
  const opening = `**/api/v1/Resposta/get/${hash}`;
  const headers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/get/${hash}`)) headers.push(request.headers()['x-link-hash']);
  });
  const asked = page.waitForRequest(opening);
  await page.route('**/widgets/chunks/*', async (route) => {
    await asked;
    await route.continue();
  });
  await openOnHostPage(page, hash);
  expect(headers).toEqual([undefined]);

  await page.route(opening, (route) => route.abort(), { times: 1 });
  await openOnHostPage(page, hash);
  expect(headers).toEqual([undefined, undefined, undefined]);
  expect(await loggedEvents(page, 'error')).toEqual([]);
});

test('files that the HTML names are fetched once, and names of another build spoil nothing', async ({
  page,
}) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, 'Paulo Xavier');
  const { hash } = await sendRequest(staff, 'Paulo Xavier');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const chunks = () => asked.filter((file) => file.startsWith('/widgets/chunks/')).toSorted();
  const reply = await page.request.get(`${baseUrl}/exemplos/questionario.html`);
  const html = await reply.text();
  const named = [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(1);
  await openOnHostPage(page, hash);
  expect(new Set(chunks())).toEqual(new Set([...chunks(), ...named]));
  expect(chunks()).toEqual([...new Set(chunks())]);

  const once = chunks();
  asked.length = 0;
  const stale = html.replace(/-[\w-]{8}(?=\.js">)/g, '-OLDoldXX');
  await page.route('**/exemplos/questionario.html*', (route) =>
    route.fulfill({ response: reply, body: stale }),
  );
  await openOnHostPage(page, hash);
  expect(chunks().filter((file) => !file.includes('-OLDoldXX'))).toEqual(once);
  expect(chunks().filter((file) => file.includes('-OLDoldXX'))).toHaveLength(named.length);
  expect(await loggedEvents(page, 'error')).toEqual([]);
});
