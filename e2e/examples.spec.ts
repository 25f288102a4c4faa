import { expect, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { type BuiltExample, buildExample, type Example } from './support/example-builds.ts';
import { expectQuestionnaire, expectReport } from './support/example-page.ts';
import { watchFaults } from './support/host-page.ts';
import { finishRequest } from './support/link-api.ts';
import { installMaker, type ProjectMaker } from './support/made-projects.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';
import { answer } from './support/questionnaire.ts';
import {
  closeOpenRequests,
  openStaffApi,
  type StaffApi,
  sendRequest,
} from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** One of the origins that the example company lists. */
const origin = 'http://localhost:4173';

/** Who answers on the page of each. */
const people: Readonly<Record<Exclude<Example, 'iframe'>, string>> = {
  html: 'Cláudia Fontes',
  'react-18': 'Cristiano Macedo',
  react: 'Diego Ferreira',
  vue: 'Eduardo Sampaio',
  angular: 'Everton Nunes',
};

let published: PublishedPackages;
let maker: ProjectMaker;
let api: StaffApi;
let finished: string;

test.beforeAll(async () => {
  published = await packPackages();
  maker = await installMaker(published, baseUrl);
  api = await openStaffApi(baseUrl);
  const request = await sendRequest(api, 'Fábio Coutinho');
  await finishRequest(baseUrl, request);
  finished = request.hash;
});

test.afterAll(() => published?.remove());

function serve(pages: string): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: published.folder,
    build: { outDir: pages },
    preview: { port: Number(new URL(origin).port), strictPort: true },
  });
}

for (const [name, person] of Object.entries(people) as [keyof typeof people, string][]) {
  test.describe(`the example of ${name}`, () => {
    let example: BuiltExample;
    let server: PreviewServer;

    test.beforeAll(async () => {
      example = await buildExample(published, maker, name, baseUrl);
      server = await serve(example.pages);
    });

    test.afterAll(() => server?.close());

    if (name !== 'html') {
      test('compiles with the types of the packages', () => {
        expect(example.typeFaults).toBe('');
      });
    }

    test('shows the questionnaire with its own look, and tells what has been answered', async ({
      page,
    }) => {
      const { hash } = await sendRequest(api, person);
      await expectQuestionnaire(page, origin, hash);
    });

    test('shows a report', ({ page }) => expectReport(page, origin, finished));
  });
}

test.describe('the example of a frame', () => {
  let server: PreviewServer;

  test.beforeAll(async () => {
    const { pages } = await buildExample(published, maker, 'iframe', baseUrl);
    server = await serve(pages);
  });

  test.afterAll(() => server?.close());

  test('shows the questionnaire, and tells what has been answered', async ({ page }) => {
    const faults = watchFaults(page);
    await closeOpenRequests(api, 'Luana Batista');
    const { hash } = await sendRequest(api, 'Luana Batista');
    await page.goto(`${origin}/?hs=${hash}`);
    const element = page.frameLocator('iframe').locator('aferir-disc-questionnaire');
    await element.getByRole('button', { name: 'Iniciar avaliação' }).click();
    await answer(element, 1, 1);
    await expect(page.getByText('1 de 20 respondidas', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('shows a report', async ({ page }) => {
    await page.goto(`${origin}/?relatorio=${finished}`);
    const heading = page.frameLocator('iframe').getByRole('heading', {
      name: 'Análise Comportamental',
    });
    await expect(heading).toBeVisible();
  });
});

test('a page of another widget is made and opens', async ({ page }) => {
  const faults = watchFaults(page);
  const server = await serve(await maker.make('portal', 'html', 'employee-dashboard'));
  try {
    await page.goto(origin);
    await expect(
      page.getByText('Entre para ver suas avaliações na Empresa Exemplo.').first(),
    ).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
