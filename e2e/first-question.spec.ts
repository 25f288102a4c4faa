import { expect, type Page, test } from '@playwright/test';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** The HTML of a page and what it asks for until a text stands on it, pictures and fonts aside. */
async function requestsUntil(page: Page, address: string, text: RegExp) {
  const asked: { url: string; type: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET') asked.push({ url: pathname, type: request.resourceType() });
  });
  const reply = await page.goto(`${baseUrl}${address}`);
  await expect(page.getByText(text).first()).toBeVisible();
  const html = (await reply?.text()) ?? '';
  const wanted = asked.filter(({ type }) => !['image', 'font', 'document'].includes(type));
  return { html, urls: wanted.map(({ url }) => url) };
}

test('the questionnaire is all named in the HTML: a few files and one call', async ({ page }) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, 'Vinícius Rezende');
  const { hash } = await sendRequest(staff, 'Vinícius Rezende');
  const { html, urls } = await requestsUntil(page, `/avaliacao?hs=${hash}`, /^Olá, /);

  expect(urls.filter((url) => url.startsWith('/api/'))).toEqual([`/api/v1/Resposta/get/${hash}`]);
  expect(urls.length).toBeLessThanOrEqual(6);
  for (const url of urls) expect(html).toContain(`"${url}"`);
});
