import { expect, type Locator, type Page, test } from '@playwright/test';
import { type CountedHand, countedHand, keyboard } from './support/counted-hand.ts';
import { keepSession } from './support/kept-session.ts';
import { answerByKeyboard, tabTo } from './support/keyboard.ts';
import { answerRequest } from './support/link-api.ts';
import { linkIn, mailsTo, nextMail } from './support/outbox.ts';
import { answer } from './support/questionnaire.ts';
import { startEmptyServerWithOutbox, startSmallServer, type TestServer } from './support/server.ts';
import { signInAsStaff } from './support/staff.ts';
import { findPerson, mailedLink, openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const company = 'Padaria Pão & Cia';
const administrator = { login: 'rita@padaria.example', password: 'ipe-amarelo-27' };

/** What it takes until an empty database is a company that begins. */
const founding = { clicks: 5, fields: 15 };

test.describe('from an empty database', () => {
  let server: TestServer;
  test.beforeEach(async () => {
    server = await startEmptyServerWithOutbox();
  });
  test.afterEach(() => server.stop());

  test('a person added by hand answers the first assessment after 25 clicks', async ({ page }) => {
    const hand = countedHand();
    await becomeCompany(page, server, hand);
    hand.expectAtMost(founding);
    await hand.click(page.getByRole('link', { name: 'Adicionar pessoa' }));
    const dialog = page.getByRole('dialog', { name: 'Adicionar funcionário' });
    await hand.fill(dialog.getByLabel('Nome completo'), 'Rui Prado');
    await hand.fill(dialog.getByLabel('E-mail'), 'rui@padaria.example');
    await hand.fill(dialog.getByLabel('Celular'), '11988887777', { byLetter: true });
    for (const [field, text] of [
      ['Cargo', 'Padeiro'],
      ['Departamento', 'Cozinha'],
    ] as const) {
      await hand.fill(dialog.getByRole('combobox', { name: field }), text);
      await hand.click(page.getByRole('option', { name: `Criar “${text}”` }));
    }
    await hand.click(dialog.getByRole('button', { name: 'Adicionar', exact: true }));
    await expect(page.getByText('Salvo com sucesso!').first()).toBeVisible();

    await hand.click(page.getByRole('link', { name: 'Início' }).first());
    await hand.click(page.getByRole('link', { name: 'Enviar avaliação' }));
    await hand.click(page.getByRole('button', { name: 'Enviar solicitações' }));
    const question = page.getByRole('alertdialog');
    await hand.click(question.getByRole('button', { name: 'Enviar para 1 pessoa' }));
    await answerFromMail(page, server, hand, 'Rui Prado');
    hand.expectAtMost({ clicks: 25 });
  });

  test('imported people are asked, and the first one answers, after 15 clicks, all by the keyboard', async ({
    page,
  }) => {
    const hand = countedHand(founding, keyboard);
    const people = ['Rui Prado', 'Bia Lemos', 'Caio Reis'].map((name) => {
      const email = `${name.split(' ')[0]?.toLowerCase()}@padaria.example`;
      return [name, 'F', email, '(11) 98888-7777', 'Padeiro', 'Cozinha'].join(';');
    });
    const text = ['Nome;Gênero;E-mail;Telefone;Cargo;Departamento', ...people].join('\r\n');
    await foundCompany(page, server);
    await hand.click(page.getByRole('link', { name: 'Importar pessoas' }));
    const choose = page.getByRole('button', { name: 'Escolher arquivo' });
    await hand.chooseFile(page, choose, { name: 'pessoas.csv', text });
    await hand.click(page.getByRole('button', { name: 'Confirmar Mapeamento' }));
    await hand.click(page.getByRole('button', { name: 'Importar 3 linhas' }));
    await hand.click(page.getByRole('link', { name: 'Enviar avaliação às 3 pessoas novas' }));
    await hand.click(page.getByRole('button', { name: 'Enviar solicitações' }));
    const question = page.getByRole('alertdialog');
    await hand.click(question.getByRole('button', { name: 'Enviar para 3 pessoas' }));
    const answering = async (from: number, to: number) => {
      await tabTo(page, page.getByRole('radio').first());
      await answerByKeyboard(page, page, { from, to });
    };
    await answerFromMail(page, server, hand, 'Rui Prado', answering);
    hand.expectAtMost({ clicks: 15 });
    await nextMail(server.url, 'caio@padaria.example');
  });
});

test.describe('of those who have not answered', () => {
  let server: TestServer;
  // Where nobody was mailed before, as nobody is reminded twice in a day.
  test.beforeAll(async () => {
    server = await startSmallServer();
  });
  test.afterAll(() => server.stop());

  test('all are reminded after 3 clicks', async ({ page }) => {
    const hand = countedHand();
    const remind = (await openWaiting(page)).getByRole('button', {
      name: /^Lembrar \d+ pessoas?$/,
    });
    const count = Number(/\d+/.exec((await remind.textContent()) ?? '')?.[0]);
    const since = new Date();
    await hand.click(remind);
    const question = page.getByRole('alertdialog', { name: 'Lembrar quem não respondeu' });
    await hand.click(question.getByRole('button', { name: /^Lembrar \d+ pessoas?$/ }));
    await expect(page.getByText(/^\d+ pessoas? lembradas?$/).first()).toBeVisible();
    hand.expectAtMost({ clicks: 3, fields: 0 });
    await expect.poll(async () => (await mailsTo(server.url, undefined, since)).length).toBe(count);
    // Nobody twice in a day.
    await expect(remind).toBeHidden();
  });

  test('one with a wrong e-mail is mailed again, at the right one, after 5 clicks', async ({
    page,
  }) => {
    const hand = countedHand();
    const waiting = await openWaiting(page);
    await hand.click(waiting.getByRole('listitem').first().getByRole('link'));
    await hand.click(page.getByRole('button', { name: 'Reenviar Email' }).first());
    const dialog = page.getByRole('alertdialog');
    await hand.click(dialog.getByRole('button', { name: 'Corrigir o e-mail' }));
    const since = new Date();
    await hand.fill(dialog.getByLabel('E-mail correto'), 'certo@empresa.example');
    await hand.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(page.getByText('Solicitação reenviada com sucesso!').first()).toBeVisible();
    hand.expectAtMost({ clicks: 5, fields: 1 });
    await page.goto(linkIn(await nextMail(server.url, 'certo@empresa.example', since)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  /** Opens the home, and finds there the self-assessments that wait. */
  async function openWaiting(page: Page): Promise<Locator> {
    await signInAsStaff(page, server.url);
    await page.goto(`${server.url}/homelogado`);
    const cards = page.getByRole('region', { name: /sem resposta/ });
    return cards.filter({ hasText: 'Desempenho' });
  }
});

test('the whole picture of a person takes 2 clicks', async ({ page }) => {
  const hand = countedHand();
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await hand.click(page.getByRole('link', { name: 'Funcionários', exact: true }));
  await hand.fill(page.getByRole('searchbox'), 'Bruno Lima');
  await hand.click(page.getByRole('link', { name: 'Bruno Lima' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Lima' })).toBeVisible();
  for (const part of ['Comportamental', 'Desempenho', 'Treinamentos', 'E-mails enviados']) {
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  }
  hand.expectAtMost({ clicks: 2, fields: 1 });
});

test('a colleague gets one section after 8 clicks and 2 fields', async ({ page, browser }) => {
  const hand = countedHand();
  const email = `colega-${process.pid}@empresa.example`;
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado`);
  await hand.click(page.getByRole('button', { name: 'Configuração' }));
  await hand.click(page.getByRole('link', { name: 'Usuários', exact: true }));
  await hand.click(page.getByRole('button', { name: 'Adicionar usuário' }));
  const dialog = page.getByRole('dialog', { name: 'Adicionar usuário' });
  await hand.fill(dialog.getByLabel('Nome'), 'Lia Colega');
  await hand.fill(dialog.getByLabel('E-mail'), email);
  await hand.click(dialog.getByRole('button', { name: 'Criar perfil' }));
  const profile = page.getByRole('dialog', { name: 'Adicionar perfil' });
  await hand.click(profile.getByRole('checkbox', { name: 'Ver: Treinamentos' }));
  await hand.click(profile.getByRole('button', { name: 'Salvar' }));
  await hand.click(dialog.getByRole('button', { name: 'Enviar convite' }));
  await expect(page.getByText(`Enviamos o convite para ${email}`).first()).toBeVisible();
  hand.expectAtMost({ clicks: 8, fields: 2 });

  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await theirs.goto(linkIn(await nextMail(baseUrl, email)));
  await theirs.getByLabel('Senha', { exact: true }).fill('girassol-27');
  await theirs.getByLabel('Confirmar senha').fill('girassol-27');
  await theirs.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Treinamentos' })).toBeVisible();
  await theirs.context().close();
});

/** The address at which the first administrator is made. */
function printedAddress(server: TestServer): string {
  return /http\S+\/primeiro-administrador\?token=\S+/.exec(server.printed())?.[0] ?? '';
}

/** Makes the first administrator by the printed address, and tells who the company is. */
async function becomeCompany(page: Page, server: TestServer, hand: CountedHand) {
  await page.goto(printedAddress(server));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hand.fill(field('Empresa'), company);
  await hand.fill(field('Nome'), 'Rita Lobo');
  await hand.fill(field('E-mail'), administrator.login);
  await hand.fill(page.getByLabel('Senha'), administrator.password);
  await hand.click(page.getByRole('button', { name: 'Criar acesso' }));
  await hand.click(page.getByRole('link', { name: 'Entrar' }));
  await hand.fill(field('E-mail'), administrator.login);
  await hand.fill(page.getByLabel('Senha', { exact: true }), administrator.password);
  await hand.click(page.getByRole('button', { name: 'Acessar' }));

  await hand.click(page.getByRole('radio', { name: 'Pessoa jurídica' }));
  await hand.fill(field('CNPJ'), '12abc34501de35', { byLetter: true });
  await hand.fill(field('Razão Social'), `${company} Ltda.`);
  await hand.fill(field('Razão Social abreviada'), 'Padaria');
  await hand.fill(field('Nome Fantasia'), company);
  await hand.fill(field('E-mail'), 'contato@padaria.example');
  await hand.fill(field('Telefone'), '1133334444', { byLetter: true });
  await hand.fill(field('Endereço'), 'Rua das Flores');
  await hand.fill(field('Cidade'), 'Campinas');
  await hand.fill(field('Nome'), 'Rita Lobo');
  await hand.click(page.getByRole('button', { name: 'Salvar', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
}

/** The same without a hand, as far as the home of the company. */
async function foundCompany(page: Page, server: TestServer) {
  const { login, password } = administrator;
  const token = new URL(printedAddress(server)).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, company, name: 'Rita Lobo', email: login, password });
  await fetch(`${server.url}/primeiro-administrador`, { method: 'POST', body });
  const api = await openStaffApi(server.url, login, password);
  await api.post('/Cliente/Post', {
    tpPessoa: 'J',
    nrCpfCnpj: '12abc34501de35',
    nmRazaoSocial: `${company} Ltda.`,
    nmRazaoSocialAbreviado: 'Padaria',
    nmNomeFantasia: company,
    dsEmail: 'contato@padaria.example',
    nrTelefone: '1133334444',
    dsEndereco: 'Rua das Flores',
    nmCidade: 'Campinas',
    nmResponsavel: 'Rita Lobo',
  });
  await keepSession(page, server.url, 'staff', administrator);
  await page.goto(`${server.url}/homelogado`);
}

/**
 * Follows the link of the mail, for which a first password is set. What is answered is not counted; between the first
 * question and the last it is without a browser.
 */
async function answerFromMail(
  page: Page,
  { url }: TestServer,
  hand: CountedHand,
  name: string,
  answering = (from: number, to: number) => answer(page, from, to),
) {
  const api = await openStaffApi(url, administrator.login, administrator.password);
  const { idOrganogramaPessoa, dsEmail } = await findPerson(api, name);
  const about = 'sua avaliação comportamental';
  const { link, hash } = await mailedLink(url, dsEmail, undefined, about);
  await page.goto(link);
  await hand.fill(page.getByLabel('Senha', { exact: true }), 'girassol-27');
  await hand.fill(page.getByLabel('Confirmar senha'), 'girassol-27');
  await hand.click(page.getByRole('button', { name: 'Criar acesso' }));
  await hand.click(page.getByRole('button', { name: 'Iniciar avaliação' }));
  await answering(1, 1);
  const { rows } = await api.get<{ rows: { idResposta: number }[] }>(
    '/Resposta/GetRespostasPessoa',
    { idOrganogramaPessoa, take: 1 },
  );
  const responseId = rows[0]?.idResposta ?? 0;
  await answerRequest(url, { hash, responseId }, { from: 2, to: 19 });
  await page.reload();
  await answering(20, 20);
}
