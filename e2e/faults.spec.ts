import { expect, type Page } from '@playwright/test';
import { discTable } from './support/disc-table.ts';
import { type Fault, startFaultProxy } from './support/fault-proxy.ts';
import { answerRequest } from './support/link-api.ts';
import {
  answer,
  expectRanked,
  goOn,
  progressAt,
  rankByPointer,
  startQuestionnaire,
} from './support/questionnaire.ts';
import { expectReportOf } from './support/report.ts';
import { test } from './support/small-server.ts';
import {
  closeOpenRequests,
  openStaffApi,
  placesOfTable,
  type SentRequest,
  type StaffApi,
  sendRequest,
  storedPlaces,
} from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

async function sendAnew(api: StaffApi, name: string): Promise<SentRequest> {
  await closeOpenRequests(api, name);
  return sendRequest(api, name);
}

/** Opens the questionnaire of a new request to somebody on the shared server. */
async function openRequestOf(page: Page, name: string): Promise<void> {
  const { link } = await sendAnew(await openStaffApi(baseUrl), name);
  await startQuestionnaire(page, link);
}

const faults: [Fault, string][] = [
  ['drop-every-third', 'every third request dropped'],
  ['lose-replies', 'replies lost after the server committed'],
];

for (const [fault, title] of faults) {
  test(`no answer is lost or doubled with ${title}`, async ({ page }) => {
    const proxy = await startFaultProxy(fault);
    proxy.target = baseUrl;
    try {
      const api = await openStaffApi(baseUrl);
      const { link, responseId } = await sendAnew(api, 'Igor Medeiros');
      await startQuestionnaire(page, link.replace(baseUrl, proxy.url));
      await answer(page);
      await page.getByRole('button', { name: 'Acessar Resultado!' }).click();
      await expectReportOf(page.getByRole('dialog'), discTable.expected);
      expect(proxy.spoiled).toBeGreaterThan(5);
      expect(await storedPlaces(api, responseId)).toEqual(placesOfTable(20));
    } finally {
      await proxy.stop();
    }
  });
}

test('a killed server forgets nothing it acknowledged', async ({ page, browser, smallServer }) => {
  const api = await openStaffApi(smallServer.url);
  const request = await sendAnew(api, 'Igor Medeiros');
  const { link, responseId } = request;
  await answerRequest(smallServer.url, request, { to: 5 });
  await page.goto(link);
  await answer(page, 6, 7);
  await smallServer.kill();
  try {
    await rankByPointer(page, 8);
    await goOn(page, 8);
    await expect(page.getByText('Sua resposta ainda não foi salva.')).toBeVisible();
    await expectRanked(page, 8);
  } finally {
    await smallServer.restart();
  }
  expect(await storedPlaces(api, responseId)).toEqual(placesOfTable(7));
  const elsewhere = await browser.newContext();
  const fresh = await elsewhere.newPage();
  await fresh.goto(link);
  await expect(progressAt(fresh, 8)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await answer(page, 9, 9);
  expect(await storedPlaces(api, responseId)).toEqual(placesOfTable(9));
});

test('blocked storage costs nothing but the unsent choice', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openRequestOf(page, 'Kátia Domingues');
  await answer(page, 1, 2);
  await page.reload();
  await answer(page, 3, 4);
});
