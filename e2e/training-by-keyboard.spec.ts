import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  enterAt,
  enterInMenu,
  expectFocusKept,
  signInByKeyboard,
  tabTo,
} from './support/keyboard.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { pinIn } from './support/trainings.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const learner = { name: 'Bruno Lima', email: 'bruno.lima@empresa.example' };
const files = 'packages/reference-api/src/features/trainings/seed/videos';

async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field, { most: 120 });
  await page.keyboard.type(text);
}

const press = (page: Page, scope: Page | Locator, name: string) =>
  enterAt(page, scope.getByRole('button', { name, exact: true }), { most: 120 });

async function goOn(page: Page, step: string) {
  await press(page, page, 'Avançar');
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
}

async function writeTraining(page: Page, title: string) {
  await press(page, page, 'Novo Treinamento');
  // The page takes the focus once it is there, from whatever has been gone to before.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Adicionar Novo Treinamento' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await typeInto(page, page.getByLabel('Título'), title);
  await press(page, page, 'Nova categoria');
  const category = page.getByRole('dialog', { name: 'Nova categoria' });
  await typeInto(page, category.getByLabel('Nome da categoria'), `Categoria de ${title}`);
  await page.keyboard.press('Enter');
  await expect(category).toBeHidden();
  await typeInto(page, page.getByLabel('Descrição'), 'Escrito sem mouse.');
  await goOn(page, 'Sessões');
  // Chromium has to know before the key that somebody waits for its dialog.
  const chooser = page.waitForEvent('filechooser');
  await enterAt(page, page.getByRole('button', { name: 'Adicionar vídeos a Sessão 1' }));
  await (await chooser).setFiles([
    `${files}/antes-de-comecar.mp4`,
    `${files}/em-uma-emergencia.mp4`,
  ]);
  await expect(page.getByLabel('Nome do recurso')).toHaveCount(2);
  await goOn(page, 'Funcionários');
  await press(page, page, 'Adicionar Funcionários');
  const picker = page.getByRole('dialog', { name: 'Adicionar Funcionários' });
  await typeInto(page, picker.getByRole('searchbox'), learner.name);
  await press(page, picker, `Adicionar ${learner.name}`);
  await page.keyboard.press('Escape');
  await press(page, page, 'Salvar');
  await press(page, page.getByRole('alertdialog'), 'Salvar');
  const done = page.getByRole('dialog', { name: 'Concluído!' });
  await enterAt(page, done.getByRole('button', { name: 'Fechar' }).last());
  await expect(page).toHaveURL(/treinamentos$/);
}

async function chooseAction(page: Page, title: string, action: string) {
  await press(page, page, `Ações de ${title}`);
  await enterInMenu(page, action);
}

test('the keyboard alone writes a training, sends it, watches it and reads that it is concluded', async ({
  page,
}) => {
  const title = `Por teclado ${process.pid}`;
  await signInByKeyboard(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/treinamentos`);
  await writeTraining(page, title);

  const list = `${baseUrl}/homelogado/treinamentos?busca=${encodeURIComponent(title)}`;
  await page.goto(list);
  const sent = new Date();
  await chooseAction(page, title, 'Enviar Emails');
  await press(page, page.getByRole('alertdialog'), 'Enviar para 1 pessoa');
  await expect(page.getByRole('dialog', { name: 'Concluído!' })).toBeVisible();

  await page.goto(linkIn(await nextMail(baseUrl, learner.email, sent, title)));
  const asked = new Date();
  await typeInto(page, page.getByLabel('E-mail'), learner.email);
  await page.keyboard.press('Enter');
  const { text } = await nextMail(baseUrl, learner.email, asked, 'PIN');
  await expectFocusKept(page);
  await typeInto(page, page.getByLabel('PIN', { exact: true }), pinIn(text));
  await expect(page.getByRole('navigation', { name: 'Sessões' })).toBeVisible();
  await expectFocusKept(page);

  // From the front, so that the first of the browser's own buttons on it is reached, which plays.
  await tabTo(page, page.locator('video'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Velocidade'));
  await page.keyboard.press('End');
  const first = page.getByRole('checkbox', { name: 'Concluído: antes-de-comecar' });
  await expect(first).toBeChecked();
  await expect(page.locator('video')).toHaveAccessibleName('em-uma-emergencia');
  await tabTo(page, page.getByRole('checkbox', { name: 'Concluído: em-uma-emergencia' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Treinamento concluído!')).toBeVisible();
  await expectFocusKept(page);

  await page.goto(list);
  await chooseAction(page, title, 'Ver Relatório');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('row', { name: learner.name }).getByText('Concluído')).toBeVisible();
});
