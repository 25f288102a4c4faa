import { expect, type Page, test } from '@playwright/test';
import { managerLinkTo } from './support/manager-api.ts';
import { finishSelf, sendReview } from './support/performance-api.ts';
import { signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** The HTML of a page and what it gets before a text stands on it, pictures and fonts aside. */
async function requestsUntil(page: Page, address: string, text: RegExp) {
  const aside = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || ['image', 'font'].includes(request.resourceType()))
      aside.add(request.url());
  });
  await page.addInitScript(markWhenItStands, { source: text.source, mark });
  const reply = await page.goto(`${baseUrl}${address}`);
  await expect(page.getByText(text).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const begun = await page.evaluate(startedBefore, mark);
  const html = (await reply?.text()) ?? '';
  const wanted = begun.filter((url) => !aside.has(url));
  return { html, urls: wanted.map((url) => new URL(url).pathname) };
}

const mark = 'text-stands';

/** Marks the moment in which a text comes into the page: what the paint leads to begins after it. */
function markWhenItStands({ source, mark }: { source: string; mark: string }) {
  const text = new RegExp(source, 'm');
  const observer = new MutationObserver(() => {
    if (!text.test(document.body?.innerText ?? '')) return;
    observer.disconnect();
    performance.mark(mark);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** The addresses asked for before a mark. */
function startedBefore(mark: string): string[] {
  const [{ startTime: end }] = performance.getEntriesByName(mark) as [PerformanceEntry];
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < end)
    .map(({ name }) => name);
}

const person = 'Vinícius Rezende';

/** Expects a page's files and calls to be few, and all of them named in its HTML. */
async function expectAllNamed(page: Page, address: string, calls: readonly string[]) {
  const { html, urls } = await requestsUntil(page, address, /ainda não realizou/);
  expect(urls.filter((url) => url.startsWith('/api/')).toSorted()).toEqual(
    calls.map((call) => `/api/v1${call}`).toSorted(),
  );
  expect(urls.length - calls.length).toBeLessThanOrEqual(3);
  for (const url of urls) expect(html).toContain(`"${url}"`);
}

test('the questionnaire is a few files and one call, all in the HTML', async ({ page }) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, person);
  const { hash } = await sendRequest(staff, person);
  await expectAllNamed(page, `/avaliacao?hs=${hash}`, [`/Resposta/get/${hash}`]);
});

test('so is the self-assessment, with what its link is for', async ({ page }) => {
  const { hash } = await sendReview(await openStaffApi(baseUrl), person);
  await expectAllNamed(page, `/avaliacaoDeDesempenho?hs=${hash}`, [
    `/hash/validar/${hash}`,
    `/RespostaDesempenho/get/${hash}`,
  ]);
});

test("a manager's team is asked for once the calls of its link, both in the HTML, have come", async ({
  page,
}) => {
  const name = 'Lucas Teixeira';
  const review = await sendReview(await openStaffApi(baseUrl), name);
  const since = new Date();
  await finishSelf(baseUrl, review);
  const { hash } = await managerLinkTo(baseUrl, 'ana.souza@empresa.example', name, since);
  const { html, urls } = await requestsUntil(page, `/analisegestor?hs=${hash}`, /encontrados?$/);
  const [team, ...named] = urls.filter((url) => url.startsWith('/api/')).toReversed();
  expect(team).toBe('/api/v1/RespostaDesempenho/GetPessoasGridGestor');
  expect(named.toSorted()).toEqual([
    `/api/v1/OrganogramaPessoa/GetGestor/${hash}`,
    `/api/v1/hash/validar/${hash}`,
  ]);
  for (const url of named) expect(html).toContain(`"${url}"`);
});

test('a page behind a sign-in asks for its code and its calls at once, each of them once', async ({
  page,
}) => {
  await signInAsStaff(page, baseUrl);
  const { html, urls } = await requestsUntil(page, '/homelogado/comportamental', /Ana Souza/);
  expect(urls.length).toBeLessThanOrEqual(12);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(html).toContain(url);
});

test('a report comes with its texts: one call beside that of who reads it', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  const address = '/relatorio?idResposta=8';
  const { urls } = await requestsUntil(page, address, /Comportamentos limitantes/);
  expect(urls.filter((url) => url.startsWith('/api/')).toSorted()).toEqual([
    '/api/v1/Resposta/GetPessoaRespostaPerfil',
    '/api/v1/auth/GetUser',
  ]);
  expect(urls.length).toBeLessThanOrEqual(10);
});

test('its calls begin before any of its code runs', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.route('**/assets/**', (route) => route.abort());
  const asked = page.waitForRequest(/GetPessoaRespostaPerfil\?idResposta=8&hsResposta=0$/);
  await page.goto(`${baseUrl}/relatorio?idResposta=8`);
  expect((await asked).headers()).toHaveProperty('authorization');
});

test('the questionnaire comes without locale data, which costs an old phone more than all other code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const watch = (name: 'NumberFormat' | 'DateTimeFormat' | 'ListFormat') => {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (target, args) => {
            made.push(name);
            return Reflect.construct(target, args);
          },
        }),
      });
    };
    watch('NumberFormat');
    watch('DateTimeFormat');
    watch('ListFormat');
    Object.assign(window, { formattersMade: made });
  });
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, person);
  const { hash } = await sendRequest(staff, person);
  await requestsUntil(page, `/avaliacao?hs=${hash}`, /ainda não realizou/);
  expect(await page.evaluate(() => Object(window).formattersMade)).toEqual([]);
});
