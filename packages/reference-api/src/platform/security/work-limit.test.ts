import { expect, it } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

function createWork() {
  const endings: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    started: () => endings.length,
    endAll: () => endings.splice(0).forEach((end) => void end()),
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => endings.push(resolve));
      running -= 1;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs so much at once, lets so much wait, and turns the rest away', async () => {
  const limit = createWorkLimit({ atOnce: 2, waiting: 3 });
  const { work, most, started, endAll } = createWork();
  const taken = Array.from({ length: 5 }, () => limit.run(work));
  await expect(limit.run(work)).rejects.toMatchObject({ status: 429, retryAfter: 2 });
  expect(started()).toBe(2);
  for (let round = 0; round < 3; round += 1) {
    await settle();
    endAll();
  }
  await Promise.all(taken);
  expect(most()).toBe(2);
});

it('lets nobody wait who has left', async () => {
  const limit = createWorkLimit({ atOnce: 1, waiting: 1 });
  const { work, started, endAll } = createWork();
  const leaving = new AbortController();
  const first = limit.run(work);
  const left = limit.run(work, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(limit.run(work, leaving.signal)).rejects.toThrow('gone');
  const next = limit.run(work);
  endAll();
  await first;
  await settle();
  expect(started()).toBe(1);
  endAll();
  await next;
});

it('goes on after work that fails', async () => {
  const limit = createWorkLimit({ atOnce: 1, waiting: 0 });
  await expect(limit.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await limit.run(async () => 'done')).toBe('done');
});
