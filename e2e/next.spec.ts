import { expect, test } from '@playwright/test';
import { buildHost } from './everywhere/build-host.ts';
import { values } from './everywhere/host.ts';
import { expectQuestionnaire, expectReport } from './support/example-page.ts';
import { watchFaults } from './support/host-page.ts';
import { finishRequest } from './support/link-api.ts';
import { type NextHost, startNext } from './support/next-host.ts';
import { sendReview, sendReviewToManagers } from './support/performance-api.ts';
import { internTable } from './support/performance-table.ts';
import { openStaffApi, type StaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** What each widget shows first. */
const firstWords = {
  'disc-questionnaire': 'Iniciar avaliação',
  'behavioral-report': 'Análise Comportamental',
  'employee-dashboard': 'Entre para ver suas avaliações na Empresa Exemplo.',
  'manager-evaluation': 'Lucas Teixeira',
  'performance-report': 'Relatório de Desempenho',
  'performance-self-assessment': 'Iniciar avaliação',
};

let next: NextHost;
let api: StaffApi;
const links = new Map<string, string>();

test.beforeAll(async () => {
  // One of the origins that the example company lists.
  next = await startNext(baseUrl, 8080);
  api = await openStaffApi(baseUrl);
  const finished = await sendRequest(api, 'Renata Figueiredo');
  await finishRequest(baseUrl, finished);
  links.set('behavioral-report', finished.hash);
  links.set('disc-questionnaire', (await sendRequest(api, 'Helena Vasconcelos')).hash);
  const { review, managers } = await sendReviewToManagers(api, 'Lucas Teixeira', internTable);
  links.set('performance-report', review.hash);
  links.set('manager-evaluation', managers[0].hash);
  links.set('performance-self-assessment', (await sendReview(api, 'Josefa Brito')).hash);
});

test.afterAll(() => next?.stop());

test('the example shows the questionnaire with its own look, and tells what has been answered', async ({
  page,
}) => {
  const { hash } = await sendRequest(api, 'Sabrina Leite');
  await expectQuestionnaire(page, next.url, hash);
});

test('the example shows a report', ({ page }) =>
  expectReport(page, next.url, links.get('behavioral-report') ?? ''));

test('the page of the README shows the questionnaire', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(`${next.url}/avaliacao?hs=${links.get('disc-questionnaire')}`);
  await expect(page.getByRole('button', { name: firstWords['disc-questionnaire'] })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a server component calls and reads what is plain, and shows components', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto(`${next.url}/server`);
  await expect(page.getByRole('heading', { name: 'Análise Comportamental' })).toBeVisible();
  await expect(page.getByText('getCompanyPublicInfo')).toBeVisible();
  await expect(page.getByText('Dominante')).toBeVisible();
  const namesOfClient = await page.getByRole('listitem').allTextContents();
  expect(namesOfClient).toContain('DiscQuestionnaire');
  const others = namesOfClient.filter((name) => !/^(?:[A-Z]|use[A-Z])/.test(name));
  // What they do takes a browser.
  expect(others.toSorted()).toEqual([
    'createTextMeasure',
    'hierarchyColors',
    'lazyPart',
    'preloadCountUp',
    'preloadRadarChart',
    'profileLooks',
  ]);
  expect(faults).toEqual([]);
});

for (const [name, words] of Object.entries(firstWords)) {
  test(`the ${name} is written by the server, as a component and as a tag, and taken over`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    const hash = links.get(name);
    for (const { path, written } of [
      { path: `react/${name}`, written: ' data-aferir-theme="' },
      { path: `elements/aferir-${name}`, written: `<aferir-${name} ` },
    ]) {
      const reply = await page.goto(`${next.url}/${path}${hash ? `?hs=${hash}` : ''}`);
      expect(await reply?.text()).toContain(written);
      await expect(page.getByText(words).first()).toBeVisible();
      expect(faults, path).toEqual([]);
    }
  });
}

for (const order of ['code first', 'code later'] as const) {
  test(`an element keeps what it is given, ${order}`, async ({ page }) => {
    const faults = watchFaults(page);
    const script = await buildHost('next');
    await page.addInitScript(`${script}; globalThis.failed = everywhere.run('${order}');`);
    await page.goto(`${next.url}/everywhere?values=${encodeURIComponent(JSON.stringify(values))}`);
    expect(await page.evaluate('failed')).toEqual([]);
    expect(faults).toEqual([]);
  });
}
