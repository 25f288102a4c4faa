import { expect, type Page, test } from '@playwright/test';
import { discInstrumentV1 } from '../packages/reference-api/src/features/behavioral/content/v1/index.ts';
import { signInAsStaff } from './support/staff.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const longest = (texts: string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), '');
const { questions } = discInstrumentV1;
const words = {
  question: longest(questions.map(({ text }) => text)),
  option: longest(questions.flatMap(({ options }) => options.map(({ text }) => text))),
};

const person = 'Adriana Siqueira';
let hash: string;

test.use({ isMobile: true, hasTouch: true });

test.beforeAll(async () => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, person);
  ({ hash } = await sendRequest(staff, person));
});

const viewport = { width: 360, height: 740 };

for (const [place, path] of [
  ['in the app', '/avaliacao'],
  ['as an element', '/exemplos/intranet.html'],
]) {
  test(`the longest question fits a small phone ${place}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await askTheLongest(page);
    await page.goto(`${baseUrl}${path}?hs=${hash}`);
    await page.getByRole('button', { name: 'Iniciar avaliação' }).tap();
    const head = page.getByRole('progressbar');
    const next = page.getByRole('button', { name: 'Próxima' });
    await head.evaluate((element) => element.scrollIntoView());
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    for (const radio of await page.getByRole('radio').all()) {
      await expect(radio).toBeInViewport({ ratio: 1 });
    }

    const cells = () =>
      page
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios.map((radio) => radio.parentElement?.getBoundingClientRect().toJSON()),
        );
    const before = await cells();
    for (const { width, height } of before) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const covering = await next.evaluate((button) => button.getBoundingClientRect().top);
    expect(Math.max(...before.map(({ bottom }) => bottom))).toBeLessThanOrEqual(covering);
    await page.getByRole('radio', { name: 'Me identifico', exact: true }).first().tap();
    await expect(page.getByText('Faltam 3 opções')).toBeVisible();
    expect(await cells()).toEqual(before);
  });
}

for (const [list, path] of [
  ['Funcionários', '/funcionarios'],
  ['Cargos', '/homelogado/cargos'],
  ['Análise Comportamental', '/homelogado/comportamental'],
  ['Análise de desempenho', '/homelogado/desempenho'],
] as const) {
  test(`the first of the list '${list}' stands on the first screen of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAsStaff(page, baseUrl);
    await page.goto(baseUrl + path);
    const name = page.getByRole('list', { name: list }).getByRole('link').first();
    await expect(name).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(name).toBeInViewport({ ratio: 1 });
  });
}

test('figures that take several lines fill each of them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/funcionarios`);
  const figures = page.getByRole('region', { name: 'Funcionários da empresa' });
  await expect(figures).toBeVisible();
  const { right, ends } = await figures.evaluate((row) => {
    const lines = new Map<number, number>();
    for (const { top, right: end } of [...row.children].map((one) => one.getBoundingClientRect())) {
      lines.set(top, Math.max(lines.get(top) ?? 0, end));
    }
    return { right: row.getBoundingClientRect().right, ends: [...lines.values()] };
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(end).toBeCloseTo(right, 0);
});

test('the profiles stand in a strip, which keys move', async ({ page }) => {
  await page.setViewportSize(viewport);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  const profiles = page.getByRole('list', { name: 'Perfis' });
  const last = profiles.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await profiles.focus();
  await profiles.press('ArrowRight');
  await expect.poll(() => profiles.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(viewport.width);
});

test('how many people are chosen and the way back stand in one line', async ({ page }) => {
  await page.setViewportSize(viewport);
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/comportamental`);
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  const count = await page.getByText('10 pessoas escolhidas', { exact: true }).boundingBox();
  const clear = await page.getByRole('button', { name: 'Limpar seleção' }).boundingBox();
  expect(clear?.y).toBeLessThan((count?.y ?? 0) + (count?.height ?? 0));
});

/** Puts the longest texts of the instrument into the first question. */
async function askTheLongest(page: Page): Promise<void> {
  await page.route(/\/Resposta\/get\//i, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const [first] = reply.data.perguntas;
    first.dsPergunta = words.question;
    for (const option of first.opcoes) option.dsOpcao = words.option;
    await route.fulfill({ response, json: reply });
  });
}
