import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { mailsTo } from './support/outbox.ts';
import { drawHalves } from './support/photo.ts';
import { startSmallServer, type TestServer } from './support/server.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi, sendRequest } from './support/staff-api.ts';

const day = 24 * 60 * 60_000;

let server: TestServer;

test.beforeAll(async () => {
  server = await startSmallServer();
});

test.afterAll(() => server.stop());

const open = async (page: Page, login?: string) => {
  await signInAsStaff(page, server.url, login);
  await page.goto(`${server.url}/homelogado/dados-cadastrais`);
};
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();

test('an administrator changes how people see the company', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Nome Fantasia')).toHaveValue('Empresa Exemplo');
  await expectScreenAccessible(page);

  const logo = page.locator('input[type="file"]');
  const group = page.getByRole('group', { name: 'Logo' });
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(600_000) });
  await expect(group.getByText('A imagem deve ter no máximo 512 KB.')).toBeVisible();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(group.getByText('Só são aceitas imagens JPG ou PNG.')).toBeVisible();
  await logo.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await drawHalves(page),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Usar imagem' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByLabel('Nome Fantasia').fill('Exemplo & Filhas');
  await page.getByRole('textbox', { name: /^Cor da marca/ }).fill('#0b7a63');
  await page.getByLabel('CNPJ').fill('');
  await page.getByLabel('CNPJ').pressSequentially('12abc34501de36');
  await page
    .getByLabel(/^Um endereço por linha/)
    .fill('https://intranet.example\nhttps://a.example/x');
  await save(page);
  await expect(page.getByText('CPF/CNPJ inválido')).toBeVisible();
  await expect(page.getByText('https://a.example/x: retire o que vem depois')).toBeVisible();
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.getByLabel(/^Um endereço por linha/).fill('https://intranet.example');
  await save(page);
  await expect(page.getByText('Dados salvos com sucesso!').first()).toBeVisible();

  const address = await page.getByLabel('Endereço de acesso').inputValue();
  expect(address).toBe(`${server.url}/login-funcionario?idcliente=1`);
  const visitor = await (await page.context().browser())?.newPage();
  if (!visitor) throw new Error('no browser');
  const framed = await page.request.get(address, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(framed.headers()['content-security-policy']).toContain('https://intranet.example');
  await visitor.goto(address);
  await expect(visitor.getByText('Exemplo & Filhas').first()).toBeVisible();
  await expect(visitor.locator('header img')).toHaveJSProperty('naturalWidth', 150);
  await expect(visitor.getByRole('button', { name: 'Acessar' })).toHaveCSS(
    'background-color',
    'rgb(11, 122, 99)',
  );
  await visitor.close();
});

test('what was typed comes back after a closed tab and an ended session', async ({ page }) => {
  await open(page);
  await page.getByLabel('Cidade').fill('Campinas');
  await page.reload();
  await expect(page.getByLabel('Cidade')).toHaveValue('Campinas');
  const api = await openStaffApi(server.url);
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/Cliente/Post', (route) => route.fulfill({ status: 401, json: {} }));
  await save(page);
  await expect(page).toHaveURL(/\/login/);
  await page.unrouteAll();
  await open(page);
  await expect(page.getByLabel('Cidade')).toHaveValue('Campinas');
  await save(page);
  await expect(page.getByText('Dados salvos com sucesso!').first()).toBeVisible();
  expect(await api.get('/Cliente/Get')).toMatchObject({ nmCidade: 'Campinas' });
});

test('whoever does not answer is reminded by the server itself', async () => {
  const api = await openStaffApi(server.url);
  await api.post('/Cliente/Lembretes', {
    flAtivo: true,
    qtdDias: 1,
    qtdMaxima: 2,
    lstDiasSemana: [1, 2, 3, 4, 5, 6, 7],
    nrHora: 0,
  });
  const { person } = await sendRequest(api, 'Igor Medeiros');
  const reminders = async () => {
    const mails = await mailsTo(server.url, person.dsEmail, new Date(0));
    return mails
      .filter(({ subject }) => subject.includes('avaliação comportamental aguarda resposta'))
      .map(({ text }) => /Lembrete \d de no máximo \d/.exec(text)?.[0]);
  };
  await server.kill();
  await server.restart(2 * day);
  await expect.poll(reminders).toEqual(['Lembrete 1 de no máximo 2']);
});
