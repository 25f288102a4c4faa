import { expect, type FrameLocator, type Page } from '@playwright/test';
import { tradeForToken } from './hosts/intranet.ts';
import {
  addressOfHost,
  countAtRest,
  expectWholeHeight,
  type FrameHost,
  heardBy,
  heldIn,
  holdInFrame,
  startFrameHost,
  toldEvents,
  watchMessages,
} from './support/frame-host.ts';
import { blockStorageOfFrames } from './support/frame-message-log.ts';
import { type CompanyKey, makeKey, revokeKey } from './support/hosts.ts';
import { expectFocusTrapped, hasFocus, holdsFocus, tabTo } from './support/keyboard.ts';
import { answerRequest } from './support/link-api.ts';
import { answer, progressAt, rankByPointer } from './support/questionnaire.ts';
import type { TestServer } from './support/server.ts';
import { test } from './support/small-server.ts';
import { expectNoPortuguese } from './support/spoken-language.ts';
import { fillSignIn } from './support/staff.ts';
import {
  closeOpenRequests,
  findPerson,
  openStaffApi,
  type SentRequest,
  type StaffApi,
  sendRequest,
} from './support/staff-api.ts';

let server: TestServer;
let staff: StaffApi;
let intranet: FrameHost;
let stranger: FrameHost;

test.beforeAll(async ({ smallServer }) => {
  server = smallServer;
  staff = await openStaffApi(server.url);
  intranet = await startFrameHost(server.url);
  stranger = await startFrameHost(server.url);
  await list([intranet.origin]);
});

test.afterAll(async () => {
  intranet.stop();
  stranger.stop();
  await list([]);
});

/** Lets the example company list these domains and no other. */
async function list(dominiosAutorizados: readonly string[]): Promise<void> {
  const company = await staff.get<{ nrVersao: number }>('/Cliente/Get');
  await staff.post('/Cliente/Post', { ...company, dominiosAutorizados });
}

const name = 'Tatiane Ramos';
const portal = () => `${server.url}/embed/employee-dashboard?id-cliente=1`;

async function newRequest(): Promise<SentRequest> {
  await closeOpenRequests(staff, name);
  return sendRequest(staff, name);
}

/** The page of the questionnaire, with the code where no server reads it. */
const questionnaireOf = ({ hash }: SentRequest) =>
  `${server.url}/embed/disc-questionnaire?id-cliente=1#hs=${hash}`;

/** Begins the questionnaire and gives its element. */
async function begin(frame: FrameLocator) {
  const element = questionnaireIn(frame);
  await element.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(progressAt(element, 1)).toBeVisible();
  return element;
}

const questionnaireIn = (frame: FrameLocator) => frame.locator('aferir-disc-questionnaire');

async function expectGreeting(frame: FrameLocator, person: string): Promise<void> {
  const [first] = person.split(' ');
  await expect(frame.getByRole('heading', { name: `Olá, ${first}!` })).toBeVisible();
}

/** Collects what the browser refuses to show in a frame; call before the visit. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (line) => refused.push(line.text()));
  return refused;
}

test('the script of a host gives the frame the height of what it holds, and the page its events', async ({
  page,
}) => {
  const src = questionnaireOf(await newRequest());
  const frame = await holdInFrame(page, intranet, { src, hasScript: true });
  const element = await begin(frame);
  await expectWholeHeight(page);
  await answer(element, 1, 1);
  await expectWholeHeight(page);
  await expect
    .poll(() => toldEvents(page))
    .toEqual([
      ['ready', { widget: 'disc-questionnaire' }],
      ['progress', { answered: 1, total: 20 }],
    ]);
});

for (const { language, start, firstQuestion } of [
  { language: 'en', start: 'Start the assessment', firstQuestion: '1 of 20' },
  { language: 'es', start: 'Comenzar la evaluación', firstQuestion: '1 de 20' },
]) {
  test(`a frame that asks for ${language} holds nothing else`, async ({ page }) => {
    const src = questionnaireOf(await newRequest()).replace('#', `&lang=${language}#`);
    const frame = await holdInFrame(page, intranet, { src, hasScript: true });
    const element = questionnaireIn(frame);
    await element.getByRole('button', { name: start }).click();
    await expect(element.getByText(firstQuestion, { exact: true })).toBeVisible();
    await expectNoPortuguese(element);
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expectWholeHeight(page);
    expect((await toldEvents(page)).filter(([event]) => event === 'error')).toEqual([]);
  });
}

test('a page of an origin that the company does not list holds nothing', async ({ page }) => {
  const sources = [
    portal(),
    `${server.url}/embed/disc-questionnaire?hs=${(await newRequest()).hash}`,
    `${server.url}/embed/disc-questionnaire`,
  ];
  for (const src of sources) {
    const refused = watchRefusals(page);
    await holdInFrame(page, stranger, { src, hasScript: true });
    await expect.poll(() => refused.join(), src).toContain('frame-ancestors');
    expect(await toldEvents(page)).toEqual([]);
    page.removeAllListeners('console');
  }
});

test('a frame without a script scrolls, and is answered to the end', async ({ page }) => {
  const request = await newRequest();
  const src = questionnaireOf(request);
  const frame = await holdInFrame(page, intranet, { src });
  const element = await begin(frame);
  const room = () =>
    heldIn(page).evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return {
        height: clientHeight,
        scrolls: scrollHeight > clientHeight,
        overflows: scrollWidth > clientWidth,
      };
    });
  await expect.poll(room).toEqual({ height: 500, scrolls: true, overflows: false });
  await answer(element, 1, 1);
  await answerRequest(server.url, request, { from: 2, to: 19 });
  await page.reload();
  await answer(element, 20);
  await element.getByRole('button', { name: 'Acessar Resultado!' }).click();
  await expect(element.getByRole('dialog').getByText(name).first()).toBeVisible();
  expect((await room()).height).toBe(500);
});

test('a sandbox without an origin or forms says what it lacks, and one with both holds the questionnaire', async ({
  page,
}) => {
  const src = questionnaireOf(await newRequest());
  for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin']) {
    const closed = await holdInFrame(page, intranet, { src, sandbox });
    await expect(closed.getByRole('alert')).toContainText('allow-same-origin allow-forms');
  }

  const sandbox = 'allow-scripts allow-same-origin allow-forms';
  const element = await begin(await holdInFrame(page, intranet, { src, sandbox }));
  await answer(element, 1, 1);
});

test.describe('where frames have no storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(blockStorageOfFrames));

  test('a questionnaire keeps each answer that was sent, and no draft', async ({ page }) => {
    const request = await newRequest();
    const src = questionnaireOf(request);
    const element = await begin(await holdInFrame(page, intranet, { src, hasScript: true }));
    await answer(element, 1, 1);
    await rankByPointer(element, 2);
    await page.reload();
    await expect(progressAt(element, 2)).toBeVisible();
    await expect(element.getByRole('radio', { checked: true })).toHaveCount(0);
    await answerRequest(server.url, request, { from: 2, to: 19 });
    await page.reload();
    await answer(element, 20);
    await expect
      .poll(() => toldEvents(page))
      .toContainEqual(['complete', { responseId: request.responseId }]);
  });

  test('the portal signs people in for as long as the page lives', async ({ page }) => {
    const { dsEmail } = await findPerson(staff, name);
    const frame = await holdInFrame(page, intranet, { src: portal(), hasScript: true });
    await fillSignIn(frame, dsEmail);
    await expectGreeting(frame, name);
    await page.reload();
    await expect(frame.getByRole('button', { name: 'Acessar' })).toBeVisible();
    expect((await toldEvents(page)).filter(([event]) => event === 'error')).toEqual([]);
  });
});

test.describe('a portal that asks the page around it for tokens', () => {
  const src = () => `${portal()}&get-token`;
  const other = 'Bruno Lima';
  let keys: CompanyKey[];

  test.beforeEach(async () => {
    keys = [await makeKey(staff), await makeKey(staff)];
  });

  test.afterEach(async () => {
    for (const key of keys) await revokeKey(staff, key);
  });

  /** A token of somebody, by one of the keys. */
  async function tokenOf(person: string, key = keys[0]): Promise<string> {
    const { dsEmail } = await findPerson(staff, person);
    const token = await tradeForToken(server.url, key?.chave ?? '', dsEmail);
    if (!token) throw new Error(`There is no token for ${person}.`);
    return token;
  }

  test('gets one at first, and another once the server takes the first no longer', async ({
    page,
  }) => {
    const tokens = [await tokenOf(name), await tokenOf(name, keys[1])];
    const asked: object[] = [];
    await page.exposeFunction('handToken', (request: object) => {
      asked.push(request);
      return tokens[asked.length - 1];
    });
    const frame = await holdInFrame(page, intranet, { src: src(), hasScript: true });
    await expectGreeting(frame, name);
    expect(asked).toEqual([{ isRejected: false }]);

    const [first] = keys.splice(0, 1);
    if (first) await revokeKey(staff, first);
    const renewed = page.waitForResponse(
      (reply) => reply.ok() && reply.request().headers().authorization === `Bearer ${tokens[1]}`,
    );
    await frame.getByRole('button', { name: 'Atualizar', exact: true }).click();
    await renewed;
    expect(asked).toEqual([{ isRejected: false }, { isRejected: true }]);
    await expectGreeting(frame, name);
    expect((await toldEvents(page)).filter(([event]) => event === 'error')).toEqual([]);
    expect(await heldIn(page).evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      tokens[1],
    );
  });

  test('hears nobody else, nor does the page around it', async ({ page }) => {
    const [own, foreign] = [await tokenOf(name), await tokenOf(other)];
    const asked: object[] = [];
    let hand: (token: string) => void = () => undefined;
    const handed = new Promise<string>((resolve) => {
      hand = resolve;
    });
    await page.context().exposeFunction('handToken', (request: object) => {
      asked.push(request);
      return handed;
    });
    await watchMessages(page);
    await page.goto(addressOfHost(stranger, { src: src() }));
    const opening = page.waitForEvent('popup');
    await page.evaluate(
      (address) => {
        Object.assign(window, { opened: window.open(address) });
      },
      addressOfHost(intranet, { src: src(), hasScript: true }),
    );
    const host = await opening;
    await expect.poll(() => asked).toEqual([{ isRejected: false }]);

    await page.evaluate((token) => {
      const opened: Window = Reflect.get(window, 'opened');
      const asHost = { source: 'aferir-host', version: 1 };
      const asFrame = { source: 'aferir', version: 1 };
      opened.frames[0]?.postMessage({ ...asHost, type: 'token', id: 1, detail: { token } }, '*');
      opened.postMessage({ ...asFrame, type: 'resize', detail: { height: 7 } }, '*');
      opened.postMessage(
        { ...asFrame, type: 'token-request', id: 2, detail: { isRejected: true } },
        '*',
      );
    }, foreign);
    const origins = async (heard: ReturnType<typeof heardBy>) =>
      (await heard).map(({ origin }) => origin);
    await expect.poll(() => origins(heardBy(heldIn(host), 'token'))).toEqual([stranger.origin]);
    await expect
      .poll(() => origins(heardBy(host, 'token-request')))
      .toEqual([server.url, stranger.origin]);
    hand(own);
    await expectGreeting(host.frameLocator('iframe'), name);
    await expectWholeHeight(host);
    expect(asked).toEqual([{ isRejected: false }]);
    expect(await origins(heardBy(heldIn(host), 'token'))).toEqual([
      stranger.origin,
      intranet.origin,
    ]);
  });
});

/** Goes by a key from a control of the page into the frame, whose controls may have had the focus before. */
async function tabIntoFrame(page: Page, key = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator('iframe')).toBeFocused();
}

test('Tab goes through the frame, which takes no focus by itself', async ({ page }) => {
  const src = questionnaireOf(await newRequest());
  const frame = await holdInFrame(page, intranet, { src, hasScript: true });
  const start = questionnaireIn(frame).getByRole('button', { name: 'Iniciar avaliação' });
  const before = page.getByRole('button', { name: 'Antes' });
  const behind = page.getByRole('button', { name: 'Depois' });
  await expect(start).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');

  await tabTo(page, before);
  await tabIntoFrame(page);
  await tabTo(page, start);
  await tabTo(page, behind);
  await tabIntoFrame(page, 'Shift+Tab');
  await tabTo(page, before, { key: 'Shift+Tab' });
  await tabIntoFrame(page);
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(progressAt(questionnaireIn(frame), 1)).toBeVisible();
  await tabTo(page, behind);
});

test('a dialog in the frame holds Tab, and leaves the page around it to itself', async ({
  page,
}) => {
  const request = await newRequest();
  await answerRequest(server.url, request, { to: 19 });
  const src = questionnaireOf(request);
  const frame = await holdInFrame(page, intranet, { src, hasScript: true });
  const element = questionnaireIn(frame);
  await answer(element, 20);
  await element.getByRole('button', { name: 'Acessar Resultado!' }).press('Enter');
  const dialog = element.getByRole('dialog');
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  await expectFocusTrapped(page, dialog);
  await expect(page.locator('iframe')).toBeFocused();

  const behind = page.getByRole('button', { name: 'Depois' });
  await behind.click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await hasFocus(behind)).toBe(true);
  await tabIntoFrame(page, 'Shift+Tab');
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await tabTo(page, behind);
});

test('a frame says once how high it has become, whatever height its page gives it', async ({
  page,
}) => {
  await watchMessages(page);
  const src = questionnaireOf(await newRequest());
  const frame = await holdInFrame(page, intranet, { src, hasScript: true });
  await begin(frame);
  await expectWholeHeight(page);
  const held = heldIn(page);
  const count = await countAtRest(page, 'resize');
  const heights = async () =>
    (await heardBy(page, 'resize')).map(({ data }): number => Object(data.detail).height);
  const natural = (await heights()).at(-1) ?? 0;

  await held.evaluate(() => {
    const more = document.createElement('div');
    more.id = 'more';
    more.style.height = '300px';
    document.body.append(more);
  });
  await expectWholeHeight(page);
  await held.evaluate(() => document.querySelector('#more')?.remove());
  await expectWholeHeight(page);
  await countAtRest(page, 'resize');
  expect((await heights()).slice(count)).toEqual([natural + 300, natural]);

  await page.locator('iframe').evaluate((node) => {
    node.style.minHeight = '150vh';
  });
  expect(await countAtRest(page, 'resize')).toBe(count + 2);
});

test('a frame whose content goes by its own height comes to rest', async ({ page }) => {
  await watchMessages(page);
  const src = questionnaireOf(await newRequest());
  const frame = await holdInFrame(page, intranet, { src, hasScript: true });
  await begin(frame);
  await expectWholeHeight(page);
  const before = await countAtRest(page, 'resize');
  await heldIn(page).evaluate(() => {
    document.body.style.minHeight = 'calc(100vh + 10px)';
  });
  const after = await countAtRest(page, 'resize');
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(16);
  await expect(progressAt(questionnaireIn(frame), 1)).toBeVisible();
});
