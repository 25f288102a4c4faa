import { expect, type Page, test } from '@playwright/test';
import type { Intranet } from './hosts/intranet.ts';
import { attributesWith, loggedEvents, watchPolicy } from './support/host-page.ts';
import {
  buildHost,
  type CompanyKey,
  type HostName,
  type HostPages,
  makeKey,
  openIntranet,
  revokeKey,
} from './support/hosts.ts';
import { freePerson, sendReview } from './support/performance-api.ts';
import { choose, expectSelfEnd } from './support/performance-screens.ts';
import { goOn, progressAt, rankByPointer } from './support/questionnaire.ts';
import { expectNoPortuguese } from './support/spoken-language.ts';
import { fillSignIn } from './support/staff.ts';
import {
  closeOpenRequests,
  findPerson,
  openStaffApi,
  type StaffApi,
  sendRequest,
} from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const employees: Readonly<Record<HostName, string>> = {
  html: 'Rodrigo Assis',
  react: 'Josefa Brito',
  vue: 'Sérgio Amaral',
};

/** What the widgets say in the other languages. */
const spoken = {
  en: {
    greeting: (first: string) => `Hello, ${first}!`,
    start: 'Start the assessment',
    firstQuestion: '1 of 20',
    note: 'The questions and their scale are in Portuguese.',
  },
  es: {
    greeting: (first: string) => `¡Hola, ${first}!`,
    start: 'Comenzar la evaluación',
    firstQuestion: '1 de 20',
    note: 'Las preguntas y su escala están en portugués.',
  },
} as const;

let api: StaffApi;
let key: CompanyKey;

test.beforeAll(async () => {
  api = await openStaffApi(baseUrl);
  key = await makeKey(api);
});

test.afterAll(() => revokeKey(api, key));

for (const host of ['html', 'react', 'vue'] as const) {
  test.describe(`a ${host} page of another origin`, () => {
    const name = employees[host];
    let pages: HostPages;
    let intranet: Intranet;

    test.beforeAll(async () => {
      pages = await buildHost(host);
      intranet = await openIntranet(api, { pages, key, name });
    });

    test.afterAll(async () => {
      await intranet?.stop();
      await pages?.remove();
    });

    test('shows the dashboard of whoever is signed in there', async ({ page }) => {
      const refused = await watchPolicy(page);
      const { responseId } = await sendReview(api, name);
      await page.goto(intranet.url);
      await expectGreeting(page, name);
      await expect
        .poll(() => loggedEvents(page, 'ready'))
        .toEqual([{ widget: 'employee-dashboard' }]);

      await page.getByRole('button', { name: 'Responder', exact: true }).click();
      const total = await answerEverything(page);
      await expect.poll(() => loggedEvents(page, 'progress')).toEqual(progressTo(total));
      await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId }]);
      await page.getByRole('button', { name: 'Voltar para Minhas Avaliações' }).click();
      await expect(
        page.getByText('Sua parte está pronta. Aguardando a avaliação dos seus gestores.'),
      ).toBeVisible();

      await page.getByRole('button', { name: 'Visualizar', exact: true }).click();
      const place = page.getByRole('region', { name: 'Relatório na página' });
      const report = host === 'html' ? page.locator('body') : place;
      await expect(report.getByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
      await expect(place).toHaveCount(host === 'html' ? 0 : 1);

      expect(await loggedEvents(page, 'error')).toEqual([]);
      await expectNothingKept(page, intranet);
      expect(refused).toEqual([]);
    });

    test('shows the questionnaire of a link', async ({ page }) => {
      const refused = await watchPolicy(page);
      const { hash } = await sendRequest(api, name);
      const address = host === 'html' ? '/questionnaire.html' : '/';
      await page.goto(`${intranet.url}${address}?hs=${hash}`);
      await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
      await rankByPointer(page, 1);
      await goOn(page, 1);
      await expect(progressAt(page, 2)).toBeVisible();
      await expect.poll(() => loggedEvents(page, 'progress')).toEqual([{ answered: 1, total: 20 }]);

      await page.reload();
      await rankByPointer(page, 2);
      await goOn(page, 2);
      await expect(progressAt(page, 3)).toBeVisible();
      await expect.poll(() => loggedEvents(page, 'progress')).toEqual([{ answered: 2, total: 20 }]);
      expect(await loggedEvents(page, 'error')).toEqual([]);
      expect(await attributesWith(page, hash)).toEqual([]);
      expect(refused).toEqual([]);
    });

    for (const language of ['en', 'es'] as const) {
      test(`shows them in ${language}`, async ({ page }) => {
        const texts = spoken[language];
        const refused = await watchPolicy(page);
        await closeOpenRequests(api, name);
        const { hash } = await sendRequest(api, name);
        const element = page.locator(`[lang="${language}"]:not(html)`).first();
        const openIn = async (address: string, query: string) => {
          await page.goto(`${intranet.url}/${address}?lang=${language}&${query}`);
          if (host !== 'html') return;
          // The plain page is of no framework that has read its address.
          await page
            .locator('aferir-employee-dashboard, aferir-disc-questionnaire')
            .evaluate((tag, lang) => tag.setAttribute('lang', lang), language);
        };

        await openIn('index.html', '');
        const greeted = texts.greeting(firstNameOf(name));
        await expect(element.getByRole('heading', { name: greeted })).toBeVisible();
        await expectNoPortuguese(element);

        await openIn(host === 'html' ? 'questionnaire.html' : 'index.html', `hs=${hash}`);
        await element.getByRole('button', { name: texts.start }).click();
        await expect(element.getByText(texts.firstQuestion, { exact: true })).toBeVisible();
        await expect(element.getByText(texts.note)).toBeVisible();
        await expectNoPortuguese(element);
        expect(await loggedEvents(page, 'error')).toEqual([]);
        expect(refused).toEqual([]);
      });
    }
  });
}

test.describe('an intranet whose key changes', () => {
  const name = 'Carolina Freitas';
  let pages: HostPages;
  let first: CompanyKey;
  let intranet: Intranet;

  test.beforeEach(async () => {
    pages = await buildHost('html');
    first = await makeKey(api);
    intranet = await openIntranet(api, { pages, key: first, name });
  });

  test.afterEach(() => intranet.stop());

  test('goes on with a token of the new key', async ({ page }) => {
    await page.goto(intranet.url);
    await expectGreeting(page, name);
    expect(intranet.tokens).toHaveLength(1);

    intranet.useKey(key.chave);
    await revokeKey(api, first);
    await reload(page);
    await expect.poll(() => intranet.tokens.length).toBe(2);
    await expectGreeting(page, name);
    expect(await loggedEvents(page, 'error')).toEqual([]);
  });

  test('says that it has no token, and recovers once it has', async ({ page }) => {
    await revokeKey(api, first);
    await page.goto(intranet.url);
    await expect(
      page.getByText('Token do funcionário não encontrado', { exact: true }),
    ).toBeVisible();

    intranet.useKey(key.chave);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expectGreeting(page, name);
    await expect(page.getByRole('region', { name: 'Autoavaliação de Desempenho' })).toBeVisible();
  });

  test('keeps what it shows while there is no token', async ({ page }) => {
    await page.goto(intranet.url);
    await expectGreeting(page, name);
    await revokeKey(api, first);
    await reload(page);
    await expect(page.getByText('Token do funcionário não encontrado').first()).toBeVisible();
    await expectGreeting(page, name);

    intranet.useKey(key.chave);
    await reload(page);
    await expect.poll(() => intranet.tokens.length).toBe(2);
    await expect(page.getByText('Erro ao carregar dados do funcionário')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  });

  test('cannot trade the key in a page', async ({ page }) => {
    const { dsEmail } = await findPerson(api, name);
    await page.goto(intranet.url);
    await expectGreeting(page, name);
    const status = await page.evaluate(
      async ([address, chave, email]) => {
        const reply = await fetch(`${address}/api/v1/authpessoa/trocar`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ chave, email }),
        });
        return reply.status;
      },
      [baseUrl, first.chave, dsEmail],
    );
    expect(status).toBe(403);
  });
});

test('a page of an origin that nobody lists gets nothing', async ({ page }) => {
  const name = 'Carolina Freitas';
  const pages = await buildHost('html');
  const intranet = await openIntranet(api, { pages, key, name }, [5943, 5944, 5945]);
  try {
    await page.goto(intranet.url);
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(page.getByText('Não foi possível abrir o portal')).toBeVisible();
    await expect(page.getByText('Carolina')).toHaveCount(0);
    expect(await loggedEvents(page, 'ready')).toEqual([]);
  } finally {
    await intranet.stop();
  }
});

test('without a token people sign in inside the widget, for as long as the page lives', async ({
  page,
}) => {
  const name = 'Leandro Pires';
  const refused = await watchPolicy(page);
  const { dsEmail } = await freePerson(api, name);
  const pages = await buildHost('html');
  const intranet = await openIntranet(api, { pages, key, name });
  try {
    await page.goto(`${intranet.url}/sign-in.html`);
    await expect(
      page.getByText('Entre para ver suas avaliações na Empresa Exemplo.'),
    ).toBeVisible();
    await fillSignIn(page, dsEmail, 'errada-123');
    await expect(page.getByRole('alert').getByText(/Usuário ou senha incorretos/)).toBeVisible();
    await fillSignIn(page, dsEmail);
    await expectGreeting(page, name);
    expect(intranet.tokens).toEqual([]);
    await expectNothingKept(page, intranet);

    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
    await fillSignIn(page, dsEmail);
    await expectGreeting(page, name);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
    expect(refused).toEqual([]);
  } finally {
    await intranet.stop();
  }
});

test('the dashboard works on a page that spoils what it can', async ({ page }) => {
  const name = 'Márcia Pinheiro';
  const refused = await watchPolicy(page);
  const { responseId, person } = await sendReview(api, name);
  const heardHash = hashOfOpening(page);
  await page.goto(`${baseUrl}/exemplos/portal.html`);
  await fillSignIn(page, person.dsEmail);
  await expectGreeting(page, name);
  const heading = page.getByRole('heading', { name: greeting(name) });
  await expect(heading).toHaveCSS('text-transform', 'none');
  await expect(heading).not.toHaveCSS('font-size', '40px');

  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  const total = await answerEverything(page);
  await expect
    .poll(() => loggedEvents(page, 'open'))
    .toEqual([{ screen: 'self-assessment', responseId }]);
  await expect.poll(() => loggedEvents(page, 'progress')).toEqual(progressTo(total));
  await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId }]);
  const hash = await heardHash();
  expect(await page.content()).not.toContain(hash);
  await expect(page.getByText(hash)).toHaveCount(0);
  expect(await attributesWith(page, hash)).toEqual([]);

  await page.getByRole('button', { name: 'Voltar para Minhas Avaliações' }).click();
  await expectGreeting(page, name);
  await page.getByRole('button', { name: 'Visualizar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Relatório de Desempenho' })).toBeVisible();
  await expect
    .poll(() => loggedEvents(page, 'open'))
    .toEqual([
      { screen: 'self-assessment', responseId },
      { screen: 'report', responseId },
    ]);
  expect(await loggedEvents(page, 'error')).toEqual([]);
  expect(refused).toEqual([]);
});

function firstNameOf(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}

function greeting(name: string): string {
  return `Olá, ${firstNameOf(name)}!`;
}

async function expectGreeting(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: greeting(name) })).toBeVisible();
}

async function reload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
}

/** Answers the self-assessment on screen, whatever the position's competencies, to its end. */
async function answerEverything(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  const progress = page.getByText(/^1 de \d+$/);
  const total = Number((await progress.textContent())?.split(' ').at(-1));
  for (let place = 1; place <= total; place += 1) {
    await expect(page.getByText(`${place} de ${total}`, { exact: true })).toBeVisible();
    await choose(page, place % 11);
    await page.getByRole('button', { name: place === total ? 'Terminar' : 'Próxima' }).click();
  }
  await expectSelfEnd(page);
  return total;
}

function progressTo(total: number) {
  return Array.from({ length: total }, (_, index) => ({ answered: index + 1, total }));
}

/** Neither storage nor markup of a foreign page holds what could be used in the person's name. */
async function expectNothingKept(page: Page, { url, tokens }: Intranet): Promise<void> {
  for (const token of tokens) expect(await attributesWith(page, token)).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/token|eyJ|senha/i);
  expect(await page.context().cookies(url)).toEqual([]);
}

/** Remembers the code of the link that the widget asks for to open an assessment. */
function hashOfOpening(page: Page): () => Promise<string> {
  const reply = page.waitForResponse(/\/GetHashResposta/i);
  return async () => {
    const { data } = (await (await reply).json()) as { data: unknown };
    return JSON.stringify(data).match(/[\w-]{20,}/)?.[0] ?? '';
  };
}
