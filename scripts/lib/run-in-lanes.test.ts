import { expect, it } from 'vitest';
import { runInLanes } from './run-in-lanes.ts';

/** Runs tasks whose names end in how long each takes. */
async function traced(names: readonly string[]): Promise<{ log: string[]; most: number }> {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  await runInLanes(names, 2, async (name) => {
    running += 1;
    log.push(name);
    most = Math.max(most, running);
    for (let left = Number(name.slice(1)); left > 0; left -= 1) await Promise.resolve();
    log.push(`end of ${name}`);
    running -= 1;
  });
  return { log, most };
}

it('runs two at a time, in their order', async () => {
  const { log, most } = await traced(['a9', 'b2', 'c2', 'd2']);
  expect(log.filter((line) => !line.startsWith('end'))).toEqual(['a9', 'b2', 'c2', 'd2']);
  expect(most).toBe(2);
});

it('gives the next one to the lane that is free first', async () => {
  const { log } = await traced(['a9', 'b2', 'c2']);
  expect(log).toEqual(['a9', 'b2', 'end of b2', 'c2', 'end of c2', 'end of a9']);
});

it('ends with the failure of a task', async () => {
  const failing = runInLanes([1], 2, () => Promise.reject(new Error('lost')));
  await expect(failing).rejects.toThrow('lost');
});

it('passes over what needs another until that is done', async () => {
  const log: string[] = [];
  const run = async (name: string) => {
    log.push(name);
    await Promise.resolve();
    log.push(`end of ${name}`);
  };
  await runInLanes(['a', 'needs a', 'b'], 2, run, (name) => (name === 'needs a' ? ['a'] : []));
  expect(log.slice(0, 2)).toEqual(['a', 'b']);
  expect(log.indexOf('needs a')).toBeGreaterThan(log.indexOf('end of a'));
});

it('does not wait for what nobody runs, nor for what needs each other', async () => {
  const log: string[] = [];
  const run = async (name: string) => void log.push(name);
  await runInLanes(['a'], 2, run, () => ['gone']);
  expect(log).toEqual(['a']);
  await expect(runInLanes(['a', 'b'], 2, run, () => ['a', 'b'])).rejects.toThrow('each other');
});
