import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, openRequestsOf, signInAsStaff } from './support/staff.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/comportamental`;

/** What the app stores of a session, changed in place. */
async function changeStoredUser(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate((values) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, ...values }));
  }, change);
}

async function signInOnScreen(page: Page, login: string): Promise<void> {
  await page.goto(`${baseUrl}/login`);
  await fillSignIn(page, login);
}

test('a sign-in leads to the page that was turned away', async ({ page }) => {
  await page.goto(`${section}?busca=Ana`);
  await expect(page).toHaveURL(/\/login\?/);
  await fillSignIn(page, 'admin@empresa.example');
  await expect(page).toHaveURL(`${section}?busca=Ana`);
  await expect(page.getByRole('searchbox')).toHaveValue('Ana');

  await page.goto(`${baseUrl}/login`);
  await expect(page).toHaveURL(`${baseUrl}/homelogado`);
  await page.goto(`${baseUrl}/HomeLogado/Comportamental`);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('leaving in one tab leaves the others', async ({ page, context }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  const other = await context.newPage();
  await other.goto(section);
  await expect(other.getByRole('searchbox')).toBeVisible();

  await page.getByRole('button', { name: /Mônica Vidal/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${baseUrl}/login`);
  await expect(other).toHaveURL(/\/login/);
  await expect(
    other.getByText('Você saiu em outra aba. Entre novamente para continuar.'),
  ).toBeVisible();
});

test('a session ended on the server ends here with a notice and the way back', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await expect(page.getByText('62 funcionários encontrados.')).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}').accessToken as string,
  );
  await fetch(`${baseUrl}/api/v1/auth/signout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.getByRole('searchbox').fill('Bruno');
  await expect(
    page.getByText('Sua sessão terminou. Entre novamente para continuar.'),
  ).toBeVisible();
  await fillSignIn(page, 'admin@empresa.example');
  await expect(page).toHaveURL(/\/homelogado\/comportamental/);
});

test('a refused access token is renewed without a word', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await changeStoredUser(page, { accessToken: 'gasto' });
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (/\/auth\/refresh$/i.test(request.url())) renewals.push(request.url());
  });
  await page.goto(section);
  await expect(page.getByText('62 funcionários encontrados.')).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('wrong and too many sign-ins are told apart from an ended session', async ({ page }) => {
  const wrong =
    'Usuário ou senha incorretos. Por favor, verifique suas credenciais e tente novamente.';
  const unknown = 'ninguem@empresa.example';
  await page.goto(`${baseUrl}/login`);
  for (const login of ['admin@empresa.example', ...Array.from({ length: 5 }, () => unknown)]) {
    await fillSignIn(page, login, 'errada-123');
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  }
  await fillSignIn(page, unknown);
  await expect(page.getByText('Muitas tentativas de acesso.')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/login`);
});

test('an employee signs in at the own company and comes back to its page', async ({ page }) => {
  for (const query of ['', '?idcliente=', '?idcliente=99999', '?idcliente=abc']) {
    await page.goto(`${baseUrl}/login-funcionario${query}`);
    await expect(page.getByRole('heading', { name: 'Empresa não localizada' })).toBeVisible();
  }
  await page.goto(`${baseUrl}/login-funcionario?idcliente=1`);
  await expect(page.getByText('Empresa Exemplo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('dialog').getByText(/^Peça uma nova ao RH/)).toBeVisible();
  await page.getByRole('button', { name: 'Entendi' }).click();

  await page.goto(`${baseUrl}/minhas-avaliacoes-desempenho`);
  await expect(page).toHaveURL(/\/login-funcionario\?idcliente=1/);
  await fillSignIn(page, 'bruno.lima@empresa.example');
  await expect(page).toHaveURL(`${baseUrl}/minhas-avaliacoes-desempenho`);

  await page.goto(section);
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto(`${baseUrl}/dashboard-funcionario`);
  await page.getByRole('button', { name: /Bruno Lima/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${baseUrl}/login-funcionario?idcliente=1`);
});

test('an internal user starts in the behavioral section, and opens none of an administrator', async ({
  page,
}) => {
  await signInOnScreen(page, 'interno@empresa.example');
  await expect(page).toHaveURL(section);
  await expect(page.getByRole('searchbox')).toBeVisible();
  for (const path of [
    ...['dados-cadastrais', 'usuarios', 'perfis-de-acesso'],
    ...['cargos', 'senioridades', 'organograma'],
  ]) {
    await page.goto(`${baseUrl}/homelogado/${path}`);
    await expect(page.getByText('Você não tem acesso a esta página').first(), path).toBeVisible();
  }
});

test('limited rights show their sections, and nothing of what they don’t give', async ({
  page,
}) => {
  await signInOnScreen(page, 'rh@empresa.example');
  await expect(page).toHaveURL(section);
  const sidebar = page.getByRole('navigation');
  await expect(sidebar.getByRole('link', { name: 'Comportamental' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Desempenho' })).toBeHidden();

  await openRequestsOf(page, baseUrl, 'Daniela Moreira');
  await expect(page.getByRole('dialog').getByText('Daniela Moreira').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Encerrar/ })).toHaveCount(0);
  await page.goto(`${baseUrl}/homelogado/desempenho`);
  await expect(page.getByText('Você não tem acesso a esta página')).toBeVisible();
});

test('companies never meet', async ({ page }) => {
  await signInAsStaff(page, baseUrl, 'admin@outra.example');
  await page.goto(section);
  await expect(page.getByText('3 funcionários encontrados.')).toBeVisible();
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  await expect(page.getByText('Não foi possível abrir o relatório')).toBeVisible();
});
