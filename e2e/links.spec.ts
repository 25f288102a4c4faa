import { expect, type Page, test } from '@playwright/test';
import { examplePassword, fillSignIn } from './support/staff.ts';
import { closeOpenRequests, mailedLink, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** The link to the behavioral questionnaire that the example company has sent somebody. */
const behavioralLink = (email: string) =>
  mailedLink(baseUrl, email, undefined, 'avaliação comportamental');

test('a person without a password makes one and goes on to the questionnaire', async ({ page }) => {
  const email = 'rosana.machado@empresa.example';
  const { link, hash } = await behavioralLink(email);
  await page.goto(link);
  await expect(page).toHaveURL(`${baseUrl}/primeiro-acesso/${hash}?tipo=comportamental`);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('E-mail')).not.toBeEditable();

  const create = async (password: string, confirmation: string) => {
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Confirmar senha').fill(confirmation);
    await page.getByRole('button', { name: 'Criar acesso' }).click();
  };
  await create('curta', 'curta');
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await create('ipe-amarelo-27', 'ipe-amarelo-28');
  await expect(page.getByText('As senhas não conferem')).toBeVisible();
  await create('ipe-amarelo-27', 'ipe-amarelo-27');
  await expect(page.getByText('Acesso criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/avaliacao?hs=${hash}`);
  await expect(page.getByText('Olá, Rosana!')).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL(`${baseUrl}/avaliacao?hs=${hash}`);
  await page.goto(`${baseUrl}/login-funcionario?idcliente=1`);
  await fillSignIn(page, email, 'ipe-amarelo-27');
  await expect(page).toHaveURL(`${baseUrl}/dashboard-funcionario`);
});

test('the questionnaire sends a person without a password to first access', async ({ page }) => {
  const { hash } = await behavioralLink('pedro.sales@empresa.example');
  await page.goto(`${baseUrl}/avaliacao?hs=${hash}`);
  await expect(page).toHaveURL(`${baseUrl}/primeiro-acesso/${hash}`);
});

test('a link is found before the marks that a mail program took along', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const { hash } = await sendRequest(api, 'Simone Arruda');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(?:hash\/validar|Resposta\/get)\//.test(pathname)) asked.push(pathname);
  });
  for (const mark of ['.', ')', '>', ',', ';', '"', '%3E', '%22%3E', ').', '%E2%80%9D']) {
    await page.goto(`${baseUrl}/validar/${hash}${mark}`);
    await expect(page).toHaveURL(`${baseUrl}/avaliacao?hs=${hash}`);
    await page.goto(`${baseUrl}/avaliacao?hs=${hash}${mark}`);
    await expect(page.getByText('Olá, Simone!')).toBeVisible();
  }
  expect(new Set(asked)).toEqual(
    new Set([`/api/v1/hash/validar/${hash}`, `/api/v1/Resposta/get/${hash}`]),
  );
  await closeOpenRequests(api, 'Simone Arruda');
});

async function expectTurnedAway(page: Page, address: string, why: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(why, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

test('a cut, foreign or missing link says that it is not valid', async ({ page }) => {
  const { hash } = await behavioralLink('taina.pereira@empresa.example');
  const why = 'Este link não é válido. Confira se o endereço foi copiado por inteiro.';
  const [cut, foreign] = [hash.slice(0, -1), 'QWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXoxMjM0NTY'];
  for (const address of [
    ...[`validar/${cut}`, `primeiro-acesso/${cut}`, `avaliacao?hs=${cut}`, `relatorio?hs=${cut}`],
    ...[`validar/${foreign}`, 'validar', 'primeiro-acesso', 'avaliacao'],
  ]) {
    await expectTurnedAway(page, `${baseUrl}/${address}`, why);
  }
});

test('a request closed while it is answered ends with the reason', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const { link, responseId } = await sendRequest(api, 'Juliana Moraes');
  await page.goto(link);
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await api.post('/Resposta/Encerrar', { idResposta: responseId });
  for (const [index, place] of [3, 2, 4, 1].entries()) {
    const radios = page.getByRole('radiogroup').nth(index).getByRole('radio');
    await radios.nth(place - 1).check();
  }
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('Esta solicitação foi encerrada.')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/avaliacao');
});

test('without a network a link stays, says so and goes on by itself', async ({ page }) => {
  const { link, hash } = await sendRequest(await openStaffApi(baseUrl), 'Simone Arruda');
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await page.goto(link);
  await expect(page.getByText('Não foi possível abrir o link agora')).toBeVisible();
  await expect(page.getByText('Não foi possível se conectar ao servidor!')).toBeVisible();
  expect(page.url()).toBe(link);
  await page.unroute('**/api/v1/**');
  await expect(page).toHaveURL(`${baseUrl}/avaliacao?hs=${hash}`);
  await expect(page.getByText('Olá, Simone!')).toBeVisible();

  // It goes on by itself after a while: until the click that is looked at here nothing helps.
  await page.route('**/api/v1/**', async (route) => {
    // A page that is being left has not been clicked.
    const isClicked = await page.evaluate(() => 'isClicked' in window).catch(() => false);
    await (isClicked ? route.continue() : route.fulfill({ status: 503 }));
  });
  await page.reload();
  await expect(page.getByText('Sem conexão no momento')).toBeVisible();
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { isClicked: true }), true),
  );
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Olá, Simone!')).toBeVisible();
});

test('first access happens once: a second try is told so', async ({ page, browser }) => {
  const { link } = await behavioralLink('taina.pereira@empresa.example');
  const elsewhere = await browser.newContext();
  for (const tab of [page, await elsewhere.newPage()]) await tab.goto(link);
  const [other] = elsewhere.pages();
  if (!other) throw new Error('The other tab is gone.');
  for (const tab of [page, other]) {
    await tab.getByLabel('Senha', { exact: true }).fill(`${examplePassword}-nova`);
    await tab.getByLabel('Confirmar senha').fill(`${examplePassword}-nova`);
  }
  await page.getByRole('button', { name: 'Criar acesso' }).click();
  await expect(page.getByText('Acesso criado com sucesso!')).toBeVisible();
  await other.getByRole('button', { name: 'Criar acesso' }).click();
  await expect(other.getByText('Seu acesso já foi criado.')).toBeVisible();
  await other.getByRole('link', { name: 'Ir para a avaliação' }).click();
  await expect(other.getByText('Olá, Tainá!')).toBeVisible();
  await elsewhere.close();
});
