import { expect, type FrameLocator, type Page } from '@playwright/test';
import {
  expectWholeHeight,
  type FrameHost,
  holdInFrame,
  startFrameHost,
  toldEvents,
} from './support/frame-host.ts';
import { answer, progressAt } from './support/questionnaire.ts';
import type { TestServer } from './support/server.ts';
import { test } from './support/small-server.ts';
import {
  closeOpenRequests,
  openStaffApi,
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

async function newLink(): Promise<string> {
  await closeOpenRequests(staff, name);
  return (await sendRequest(staff, name)).hash;
}

/** The page of the questionnaire, with the code where no server reads it. */
const questionnaireOf = (hash: string) =>
  `${server.url}/embed/disc-questionnaire?id-cliente=1#hs=${hash}`;

/** Begins the questionnaire and gives its element. */
async function begin(frame: FrameLocator) {
  const element = frame.locator('aferir-disc-questionnaire');
  await element.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await expect(progressAt(element, 1)).toBeVisible();
  return element;
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
  const src = questionnaireOf(await newLink());
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

test('a page of an origin that the company does not list holds nothing', async ({ page }) => {
  const sources = [
    portal(),
    `${server.url}/embed/disc-questionnaire?hs=${await newLink()}`,
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
