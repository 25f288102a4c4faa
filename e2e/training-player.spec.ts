import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { startIntranet } from './hosts/intranet.ts';
import { expectStateAccessible } from './support/accessibility.ts';
import { holdTimers } from './support/held-timers.ts';
import { attributesWith, loggedEvents, watchPolicy } from './support/host-page.ts';
import { allowedPorts, buildHost } from './support/hosts.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { pdfText } from './support/pdf.ts';
import { openStaffApi } from './support/staff-api.ts';
import { pinIn } from './support/trainings.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const title = 'Integração de segurança';

/** Sends somebody the example training anew, and gives address and hash of the mailed link. */
async function sendTraining(place: number) {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: { idTreinamento: number }[] }>(
    '/Treinamento/GetGridTreinamentos',
    { filter: title, index: 0, take: 5 },
  );
  const id = rows[0]?.idTreinamento;
  const { dadosRelatorioGrid } = await api.get<{
    dadosRelatorioGrid: { idOrganogramaPessoa: number; nmPessoa: string }[];
  }>(`/Treinamento/GetDadosRelatorio/${id}`, {
    filter: '',
    index: 0,
    take: 100,
    status: 'Não visualizado',
  });
  const learner = dadosRelatorioGrid[place];
  if (!learner) throw new Error('Nobody is left who has not seen the training');
  const { rows: people } = await api.get<{
    rows: { idOrganogramaPessoa: number; dsEmail: string }[];
  }>('/OrganogramaPessoa/Get', { filter: learner.nmPessoa, index: 0, take: 5 });
  const email = people.find(
    ({ idOrganogramaPessoa }) => idOrganogramaPessoa === learner.idOrganogramaPessoa,
  )?.dsEmail;
  if (!email) throw new Error(`${learner.nmPessoa} has no address`);
  const since = new Date();
  await api.post(`/Treinamento/ReenviarEmail/${id}/${learner.idOrganogramaPessoa}`);
  const link = linkIn(await nextMail(baseUrl, email, since, title));
  const hash = link.split('/').at(-1)?.split('hs=').at(-1) ?? '';
  return { id, email, hash, name: learner.nmPessoa };
}

/** Has a PIN mailed and enters it. */
async function enter(page: Page, widget: Locator, email: string) {
  const since = new Date();
  await widget.getByLabel('E-mail').fill(email);
  await widget.getByRole('button', { name: 'Enviar PIN' }).click();
  await expect(widget.getByText('Um novo PIN foi enviado para seu e-mail!')).toBeVisible();
  const { text } = await nextMail(baseUrl, email, since, 'PIN');
  await widget.getByLabel('PIN', { exact: true }).fill(pinIn(text));
  await expect(widget.getByRole('navigation', { name: 'Sessões' })).toBeVisible();
  await expect.poll(() => readyState(page)).toBeGreaterThan(0);
}

const videoOf = (page: Page) => page.locator('video');
const readyState = (page: Page) =>
  videoOf(page).evaluate((video: HTMLVideoElement) => video.readyState);
const timeOf = (page: Page) =>
  videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Plays from a second on, faster than people do. */
async function playFrom(page: Page, second: number, playbackRate = 4) {
  await videoOf(page).evaluate(
    async (video: HTMLVideoElement, { currentTime, playbackRate }) => {
      Object.assign(video, { muted: true, currentTime, playbackRate });
      await video.play();
    },
    { currentTime: second, playbackRate },
  );
}

/** Waits until the video has told the player of a time beyond a second, and stops it there; gives that time. */
async function stopBeyond(page: Page, second: number): Promise<number> {
  return videoOf(page).evaluate((video: HTMLVideoElement, least) => {
    return new Promise<number>((resolve) => {
      video.addEventListener('timeupdate', () => {
        if (video.currentTime <= least) return;
        video.pause();
        resolve(video.currentTime);
      });
    });
  }, second);
}

/** Holds the seconds that are counted between two videos. */
const holdSeconds = (page: Page) => holdTimers(page, 1000);

async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

test('a training is watched to its certificate, on two devices', async ({ page, browser }) => {
  const { email, hash, name } = await sendTraining(0);
  const address = `${baseUrl}/plataformadetreinamento?hs=${hash}`;
  await holdSeconds(page);
  await page.goto(address);
  await enter(page, page.locator('main'), email);
  await expectStateAccessible(page);

  const first = page.getByRole('checkbox', { name: 'Concluído: Três cuidados de todo dia' });
  await playFrom(page, 11);
  await page.getByRole('button', { name: 'Continuar neste vídeo' }).click();
  await expect(first).not.toBeChecked();

  const saved = page.waitForResponse(/PostEstadoRecurso/);
  await playFrom(page, 0, 1);
  const reached = await stopBeyond(page, 3);
  await saved;
  await page.reload();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(reached - 1);

  const other = await otherDevice(browser);
  const seconds = await holdSeconds(other);
  await other.goto(address);
  await enter(other, other.locator('main'), email);
  await expect.poll(() => timeOf(other)).toBeGreaterThan(reached - 1);
  await playFrom(other, await timeOf(other));
  const concluded = other.getByRole('checkbox', { name: 'Concluído: Três cuidados de todo dia' });
  await expect(concluded).toBeChecked();
  await expect(other.getByRole('button', { name: 'Assistir agora' })).toBeVisible();
  await seconds.end();
  await expect(videoOf(other)).toHaveAccessibleName('O que fazer, na ordem');
  await expect.poll(() => readyState(other)).toBeGreaterThan(0);
  await playFrom(other, 0);
  await expect(other.getByText('Treinamento concluído!')).toBeVisible();

  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Baixar certificado' }).click(),
  ]);
  const text = await pdfText(await download.path());
  expect(text).toContain(name);
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text) ?? [];
  await other.context().close();

  await page.goto(`${baseUrl}/certificado?codigo=${code}`);
  await expect(page.getByText('Este certificado é autêntico.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(name);
  await expectStateAccessible(page);
  await page.getByLabel('Código').fill('AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Nenhum certificado tem este código.')).toBeVisible();
});

test('the player works on a page that spoils what it can, and tells it nothing', async ({
  page,
}) => {
  const { id, email, hash } = await sendTraining(1);
  const refused = await watchPolicy(page);
  const seconds = await holdSeconds(page);
  await page.goto(`${baseUrl}/exemplos/treinamento.html?hs=${hash}`);
  const element = page.locator('aferir-training-player');
  await enter(page, element, email);
  await expect.poll(() => loggedEvents(page, 'ready')).toEqual([{ widget: 'training-player' }]);
  await playFrom(page, 0);
  const first = element.getByRole('checkbox', { name: 'Concluído: Três cuidados de todo dia' });
  await expect(first).toBeChecked();
  await element.getByRole('button', { name: 'Assistir agora' }).click();
  await seconds.end();
  await expect(videoOf(page)).toHaveAccessibleName('O que fazer, na ordem');
  await element.getByRole('checkbox', { name: 'Concluído: O que fazer, na ordem' }).check();
  await expect(element.getByText('Treinamento concluído!')).toBeVisible();
  await expect.poll(() => loggedEvents(page, 'complete')).toEqual([{ responseId: id }]);
  expect(await attributesWith(page, hash)).toEqual([]);

  await element.getByRole('button', { name: 'Sair' }).click();
  await element.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await expect(element.getByLabel('E-mail')).toBeVisible();
  await expect.poll(() => loggedEvents(page, 'close')).toEqual([{ isComplete: true }]);
  expect(await loggedEvents(page, 'error')).toEqual([]);
  expect(refused).toEqual([]);
});

test('a page of another origin that goes at once has saved what was watched', async ({ page }) => {
  const { email, hash } = await sendTraining(0);
  const pages = await buildHost('html');
  const intranet = await startIntranet({
    aferir: baseUrl,
    key: '',
    employee: '',
    pages: pages.folder,
    ports: allowedPorts,
  });
  try {
    const address = `${intranet.url}/training.html?hs=${hash}`;
    const element = page.locator('aferir-training-player');
    await page.goto(address);
    await enter(page, element, email);
    const saved = page.waitForRequest(/PostEstadoRecurso/);
    await playFrom(page, 0, 1);
    await saved;
    // The next save is seconds away: what is watched now is told by leaving alone.
    const reached = await stopBeyond(page, (await timeOf(page)) + 1);
    await page.goto('about:blank');

    await page.goto(address);
    await enter(page, element, email);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(reached - 0.1);
  } finally {
    await intranet.stop();
    await pages.remove();
  }
});
