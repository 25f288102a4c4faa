import { expect, type Page, test } from '@playwright/test';
import { discTable } from './support/disc-table.ts';
import { holdTimers } from './support/held-timers.ts';
import {
  answerByKeyboard,
  enterAt,
  expectFocusKept,
  expectFocusTrapped,
  hasFocus,
  holdsFocus,
  signInByKeyboard,
  tabTo,
} from './support/keyboard.ts';
import { answerRequest } from './support/link-api.ts';
import type { Root } from './support/questionnaire.ts';
import { expectSums } from './support/report.ts';
import { findPerson, mailedLink, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = { name: 'Yasmin Oliveira', email: 'yasmin.oliveira@empresa.example' };

/** How long a toast stands by itself, in milliseconds. */
const toastTime = 8000;

test('the keyboard alone signs in, sends a request, answers it and reads the report', async ({
  page,
}) => {
  const since = new Date();
  await holdTimers(page, toastTime);
  await signInByKeyboard(page, baseUrl);
  const section = page.getByRole('link', { name: 'Comportamental', exact: true });
  await enterAt(page, section, { key: 'Shift+Tab' });

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(person.name);
  await expect(page.getByText('1 funcionário encontrado.')).toBeVisible();
  const view = page.getByRole('button', { name: `Visualizar avaliações de ${person.name}` });
  await enterAt(page, view);
  const requests = page.getByRole('dialog', { name: 'Solicitações de avaliação' });
  const send = requests.getByRole('button', { name: 'Enviar nova solicitação' });
  await tabTo(page, send);
  await expectFocusTrapped(page, requests);
  await enterAt(page, send);
  const confirm = page.getByRole('alertdialog');
  await enterAt(page, confirm.getByRole('button', { name: 'Enviar', exact: true }));
  const toast = page.getByText('Solicitação enviada.', { exact: true });
  await expect(toast).toBeVisible();
  await expect(confirm).toBeHidden();
  // While the page waits for the server, keys do nothing.
  await expect(page.locator('.aferir-overlay')).toHaveCount(0);
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(requests).toBeHidden();
  await expect.poll(() => hasFocus(view)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expectFocusKept(page);

  const { link, hash } = await mailedLink(baseUrl, person.email, since);
  await page.goto(link);
  await enterAt(page, page.getByRole('button', { name: 'Iniciar avaliação' }));
  await answerByKeyboard(page, page, { to: 3 });
  await answerRequest(baseUrl, { hash, responseId: await lastRequest() }, { from: 4, to: 19 });
  await page.reload();
  await tabTo(page, page.getByRole('radio').first());
  await answerByKeyboard(page, page, { from: 20 });
  await readResult(page, page);
});

test('the keyboard alone suffices in a custom element on a page of others', async ({ page }) => {
  const request = await sendRequest(await openStaffApi(baseUrl), 'Jéssica Correia');
  const element = page.locator('aferir-disc-questionnaire');
  // The page takes the focus ring away from what is its own.
  const ofPage = page.getByRole('button', { name: 'Botão da página' });
  await page.goto(`${baseUrl}/exemplos/questionario.html?hs=${request.hash}`);
  await ofPage.focus();
  await enterAt(page, element.getByRole('button', { name: 'Iniciar avaliação' }));
  await answerByKeyboard(page, element, { to: 3 });

  await answerRequest(baseUrl, request, { from: 4, to: 19 });
  await page.reload();
  await ofPage.focus();
  await tabTo(page, element.getByRole('radio').first());
  await answerByKeyboard(page, element, { from: 20 });
  await readResult(page, element);
});

/** The request that was sent last to the person, by its id. */
async function lastRequest(): Promise<number> {
  const api = await openStaffApi(baseUrl);
  const { idOrganogramaPessoa } = await findPerson(api, person.name);
  const { rows } = await api.get<{ rows: { idResposta: number }[] }>(
    '/Resposta/GetRespostasPessoa',
    { idOrganogramaPessoa, take: 100 },
  );
  return Math.max(...rows.map(({ idResposta }) => idResposta));
}

async function readResult(page: Page, root: Root): Promise<void> {
  const open = root.getByRole('button', { name: 'Acessar Resultado!' });
  await enterAt(page, open);
  const dialog = root.getByRole('dialog', { name: 'Resultado da avaliação' });
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  await enterAt(page, dialog.getByRole('button', { name: 'Ver dados' }).first());
  await expectSums(dialog, discTable.expected);
  await expectFocusTrapped(page, dialog);
  await Promise.all([
    page.waitForEvent('download'),
    enterAt(page, dialog.getByRole('button', { name: 'Baixar Relatório' })),
  ]);
  await expectFocusKept(page);

  await enterAt(page, dialog.getByRole('button', { name: 'Enviar por E-mail' }));
  const mail = root.getByRole('dialog', { name: 'Enviar por E-mail' });
  await tabTo(page, mail.getByLabel('E-mail'));
  await expectFocusTrapped(page, mail);
  await page.keyboard.press('Escape');
  await expect(mail).toBeHidden();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => hasFocus(open)).toBe(true);
}
