import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/lib/patience.ts';

const file = path.resolve(import.meta.dirname, '../public/paginas/espera.js');
const untilHang = { timeout: patience.wait };

/** Opens the page that waits for a site, whose server answers when it is told to. */
async function openWaitingPage() {
  const text = { textContent: 'wait', dataset: { ready: 'ready', lost: 'lost' } };
  const location = { href: 'http://localhost:4000/docs/widgets/disc#events', reload: vi.fn() };
  const fetched = vi.fn<(url: string, options: object) => Promise<unknown>>();
  const later = vi.fn<(ask: () => void, delay: number) => void>();
  let answer: Promise<unknown> = Promise.resolve(notYet);
  const globals = {
    document: { querySelector: () => text },
    location,
    fetch: fetched.mockImplementation(() => answer),
    setTimeout: later,
  };
  runInNewContext(await readFile(file, 'utf8'), globals);
  const isAskedAgain = (times: number) =>
    vi.waitFor(() => expect(later).toHaveBeenCalledTimes(times), untilHang);
  await isAskedAgain(1);
  return {
    text,
    location,
    fetched,
    delay: () => later.mock.lastCall?.[1],
    /** Lets it ask again. */
    answer: async (next: Promise<unknown>) => {
      answer = next;
      later.mock.lastCall?.[0]();
      await next.catch(() => undefined);
    },
    isAskedAgain,
  };
}

const notYet = { status: 503, headers: new Headers({ 'retry-after': '7' }) };

it('asks for what was asked for, as often as the server says', async () => {
  const page = await openWaitingPage();
  expect(page.fetched.mock.calls).toEqual([
    [page.location.href, expect.objectContaining({ method: 'HEAD', cache: 'no-store' })],
  ]);
  expect(page.delay()).toBe(7 * 1000);
  expect([page.text.textContent, page.location.reload.mock.calls]).toEqual(['wait', []]);
});

it('says that nobody answers for as long as nobody does', async () => {
  const page = await openWaitingPage();
  await page.answer(Promise.reject(new TypeError('Failed to fetch')));
  await page.isAskedAgain(2);
  expect(page.text.textContent).toBe('lost');
  await page.answer(Promise.resolve(notYet));
  await page.isAskedAgain(3);
  expect(page.text.textContent).toBe('wait');
});

it.each([200, 404, 500])('opens it once the answer is another, and says so: %s', async (status) => {
  const page = await openWaitingPage();
  await page.answer(Promise.resolve({ status, headers: new Headers() }));
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce(), untilHang);
  expect(page.text.textContent).toBe('ready');
  await page.isAskedAgain(1);
});
