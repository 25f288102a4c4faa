import { expect, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { type BuiltExample, buildExample, type Example } from './support/example-builds.ts';
import { expectQuestionnaire, expectReport } from './support/example-page.ts';
import { finishRequest } from './support/link-api.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';
import { openStaffApi, type StaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** One of the origins that the example company lists. */
const origin = 'http://localhost:4173';

/** Who answers on the page of each. */
const people: Readonly<Record<Example, string>> = {
  html: 'Cláudia Fontes',
  'react-18': 'Cristiano Macedo',
  react: 'Diego Ferreira',
  vue: 'Eduardo Sampaio',
  angular: 'Everton Nunes',
};

let published: PublishedPackages;
let api: StaffApi;
let finished: string;

test.beforeAll(async () => {
  published = await packPackages();
  api = await openStaffApi(baseUrl);
  const request = await sendRequest(api, 'Fábio Coutinho');
  await finishRequest(baseUrl, request);
  finished = request.hash;
});

test.afterAll(() => published?.remove());

for (const [name, person] of Object.entries(people) as [Example, string][]) {
  test.describe(`the example of ${name}`, () => {
    let example: BuiltExample;
    let server: PreviewServer;

    test.beforeAll(async () => {
      example = await buildExample(published, name, baseUrl);
      server = await preview({
        configFile: false,
        root: published.folder,
        build: { outDir: example.pages },
        preview: { port: Number(new URL(origin).port), strictPort: true },
      });
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
