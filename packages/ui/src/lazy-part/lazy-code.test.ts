import { expect, it, vi } from 'vitest';
import { lazyCode } from './lazy-code.ts';

it('fetches once for all that ask, and has it then', async () => {
  const fetch = vi.fn(async () => 'code');
  const code = lazyCode(fetch);
  expect(code.now()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.now()).toBe('code');
  await code.load();
  expect(fetch).toHaveBeenCalledOnce();
});

it('fails for all that wait, and fetches afresh for the next one', async () => {
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('lost'));
  const code = lazyCode(fetch);
  const outcomes = await Promise.allSettled([code.load(), code.load()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await code.load()).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('forgets what it has when told to', async () => {
  const code = lazyCode(async () => 'code');
  await code.load();
  code.renew();
  expect(code.now()).toBeUndefined();
});
