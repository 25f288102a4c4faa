import { type CDPSession, expect, test } from '@playwright/test';
import { startQuestionnaire } from './support/questionnaire.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = 'Vinícius Rezende';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** How many parts of the page the browser styles anew for an act. */
async function countStyled(cdp: CDPSession, act: () => Promise<void>) {
  let styled = 0;
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      if (event.name === 'UpdateLayoutTree') styled += Object(event.args).elementCount ?? 0;
    }
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const isTold = new Promise<void>((resolve) =>
    cdp.once('Tracing.tracingComplete', () => resolve()),
  );
  await cdp.send('Tracing.end');
  await isTold;
  return styled;
}

test('a tap styles anew what the choice changes, and writes no value again', async ({
  page,
  context,
}) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, person);
  const { hash } = await sendRequest(staff, person);
  await startQuestionnaire(page, `${baseUrl}/avaliacao?hs=${hash}`);
  const options = page.getByRole('radiogroup');
  const place = (option: number, name: string) =>
    options.nth(option).getByRole('radio', { name, exact: true });
  await place(0, 'Me identifico').tap();
  await place(1, 'Me identifico muito').tap();
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    new MutationObserver((changes) => {
      for (const { attributeName } of changes) if (attributeName) written.push(attributeName);
    }).observe(document.body, { subtree: true, attributes: true });
  });

  const styled = await countStyled(await context.newCDPSession(page), async () => {
    const free = place(0, 'Não me identifico');
    await free.tap();
    await expect(free).toBeChecked();
    // What waits for the paint comes before the page is idle.
    await page.evaluate(
      () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))),
    );
  });

  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThanOrEqual(43);
  const written = await page.evaluate(() => Object(window).written);
  expect(written).toContain('data-state');
  expect(written).not.toContain('value');
});

test('a place that another option has just taken is refused before it looks taken', async ({
  page,
}) => {
  const staff = await openStaffApi(baseUrl);
  await closeOpenRequests(staff, person);
  const { hash } = await sendRequest(staff, person);
  await startQuestionnaire(page, `${baseUrl}/avaliacao?hs=${hash}`);

  const rows = await page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[role=radiogroup]')].map((row) =>
        [...row.querySelectorAll('input')].map(({ checked }) => checked),
      );
    const [one, other] = document.querySelectorAll<HTMLInputElement>('input[value="1"]');
    one?.click();
    // The choice is drawn, and no frame has passed.
    await Promise.resolve();
    other?.click();
    return places().slice(0, 2);
  });

  expect(rows).toEqual([
    [true, false, false, false],
    [false, false, false, false],
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'já está em' })).toBeVisible();
});
