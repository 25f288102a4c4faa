import { expect, it } from 'vitest';
import { runInLanes } from './run-in-lanes.ts';

/** Runs tasks whose names end in how long each takes; those in capitals run alone. */
async function traced(names: readonly string[]): Promise<{ log: string[]; most: number }> {
  const log: string[] = [];
  const running = new Set<string>();
  let most = 0;
  const isAlone = (name: string) => name === name.toUpperCase();
  await runInLanes(names, 2, isAlone, async (name) => {
    if (isAlone(name)) expect([...running].filter(isAlone)).toEqual([]);
    running.add(name);
    log.push(name);
    most = Math.max(most, running.size);
    for (let left = Number(name.slice(1)); left > 0; left -= 1) await Promise.resolve();
    running.delete(name);
  });
  return { log, most };
}

it('runs two at a time, in their order', async () => {
  expect(await traced(['a9', 'b2', 'c2', 'd2'])).toEqual({
    log: ['a9', 'b2', 'c2', 'd2'],
    most: 2,
  });
});

it('passes over what may not run beside another, and comes back to it', async () => {
  const { log } = await traced(['A9', 'B5', 'c2', 'd99']);
  expect(log).toEqual(['A9', 'c2', 'd99', 'B5']);
});

it('waits when only such tasks are left', async () => {
  expect(await traced(['A9', 'B5', 'C1'])).toEqual({ log: ['A9', 'B5', 'C1'], most: 1 });
});

it('ends with the failure of a task', async () => {
  const failing = runInLanes(
    [1],
    2,
    () => true,
    () => Promise.reject(new Error('lost')),
  );
  await expect(failing).rejects.toThrow('lost');
});
