import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const tag = 'aferir-disc-questionnaire';

test('a page that shows an element fifty times has its memory back', async ({ page, context }) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, 'Mariana Lopes');
  const { hash } = await sendRequest(staff, 'Mariana Lopes');
  await page.goto(`${baseUrl}/exemplos/questionario.html?hs=${hash}`);
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  const devtools = await context.newCDPSession(page);

  await showAgain(page, hash, 50);
  const before = await heapKilobytes(devtools);
  await showAgain(page, hash, 50);
  // What each has read is some 5 KB; the page itself notes a line for each.
  await expect.poll(async () => (await heapKilobytes(devtools)) - before).toBeLessThan(120);
});

/** Puts an element into the page and takes it out again once it is there. */
async function showAgain(page: Page, hash: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ name, hs, count }) => {
      for (let round = 0; round < count; round += 1) {
        const element = document.createElement(name);
        element.setAttribute('hs', hs);
        await new Promise((resolve) => {
          element.addEventListener('aferir-ready', resolve, { once: true });
          document.body.append(element);
        });
        element.remove();
      }
    },
    { name: tag, hs: hash, count: times },
  );
}

async function heapKilobytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024;
}
