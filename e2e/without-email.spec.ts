import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { startCycleAsAnother, writeCycle } from './support/cycles.ts';
import { pdfText } from './support/pdf.ts';
import { answer } from './support/questionnaire.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';
import { comeIn, openTotem } from './support/totem.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

interface Place {
  idOrganogramaCargo: number;
  idOrganogramaNo: number;
}

/** Adds somebody who has no e-mail; the id. */
async function addUnmailed(api: StaffApi, name: string): Promise<number> {
  const { rows } = await api.get<{ rows: Place[] }>('/OrganogramaPessoa/Get', { take: 1 });
  const [{ idOrganogramaCargo, idOrganogramaNo }] = rows as [Place];
  return api.post<number>('/OrganogramaPessoa/Post', {
    idOrganogramaPessoa: 0,
    nmPessoa: name,
    cdPessoaCliente: `M-${process.pid}`,
    dtNascimento: '1990-05-14',
    tpSexo: null,
    dsEmail: null,
    nrTelefone: '11912345678',
    idOrganogramaCargo,
    idOrganogramaNo,
    flAtivo: true,
  });
}

/** Makes a personal link on the page of somebody, and tells it. */
async function handLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Entregar link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link pessoal' });
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const link = dialog.getByRole('textbox', { name: /^Link de/ });
  await expect(link).toHaveValue(/\/validar\/[\w-]{22,}$/);
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511912345678\?text=/,
  );
  await expectScreenAccessible(page);
  return link.inputValue();
}

/** Comes in at a totem after a wrong try, answers, and leaves nothing behind. */
async function answerAtTotem(tablet: Page, address: string, name: string): Promise<void> {
  const mark = `M-${process.pid}`;
  await tablet.goto(address);
  await comeIn(tablet, mark, '15/05/1990');
  await expect(tablet.getByText(/^Os dados não conferem/)).toBeVisible();
  await expectScreenAccessible(tablet);
  await comeIn(tablet, mark, '14/05/1990');
  await expect(tablet.getByText(`Respondendo: ${name}`)).toBeVisible();
  await tablet.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await answer(tablet);
  await expect(tablet.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Voltar ao início' }).click();
  await expect(tablet.getByRole('textbox', { name: 'CPF ou matrícula' })).toHaveValue('');
  // The router notes where pages were scrolled to, by entry of the history.
  const kept = await tablet.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('aferir'))).toEqual([]);
  await comeIn(tablet, mark, '14/05/1990');
  await expect(tablet.getByText('Você não tem nada para responder neste ciclo.')).toBeVisible();
}

test('somebody without an e-mail is asked, answers by a link that is handed over, has a slip in a cycle, and answers there at a totem', async ({
  page,
  browser,
}) => {
  const api = await openStaffApi(baseUrl);
  const name = `Teresa Alcance ${process.pid}`;
  const id = await addUnmailed(api, name);
  await signInAsStaff(page, baseUrl);

  await page.goto(`${baseUrl}/funcionarios/${id}`);
  const behavioral = page.getByRole('region', { name: 'Comportamental', exact: true });
  await behavioral.getByRole('button', { name: 'Enviar solicitação' }).click();
  await page.getByRole('button', { name: 'Criar solicitação' }).click();
  await expect(behavioral.getByText('Nada foi por e-mail')).toBeVisible();
  const link = await handLink(page);
  const own = await browser.newContext();
  const phone = await own.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await answer(phone);
  await own.close();

  const cycleId = await writeCycle(api, { name: `Alcance ${process.pid}`, person: name });
  await startCycleAsAnother(api, cycleId);
  await page.goto(`${baseUrl}/homelogado/ciclos/${cycleId}`);
  await expect(page.getByText('1 pessoa que ainda não respondeu está sem e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir bilhetes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Criar PDF' }).click();
  const text = await pdfText(await (await download).path());
  expect(text).toContain(name);
  expect(text).toContain('Aponte a câmera do celular');

  const totem = await openTotem(page);
  await expectScreenAccessible(page);
  const canteen = await browser.newContext({ viewport: { width: 768, height: 1024 } });
  const tablet = await canteen.newPage();
  await answerAtTotem(tablet, totem, name);
  await canteen.close();
  await page.reload();
  await expect(page.getByText('1 pessoa que ainda não respondeu está sem e-mail.')).toHaveCount(0);

  await api.post('/Ciclo/Encerrar', { idCiclo: cycleId, flCancelarAbertas: true });
  await api.post('/OrganogramaPessoa/InativarFuncionario', { idOrganogramaPessoa: id });
});
