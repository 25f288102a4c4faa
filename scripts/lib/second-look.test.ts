import { expect, test } from 'vitest';
import { lookAgain } from './second-look.ts';
import type { Part } from './suites/suite.ts';

function part(name: string, passed: number, failed: number, again?: Part): Part {
  const own = { name, passed, failed, seconds: 1, slowTests: [] };
  if (!again) return own;
  return {
    ...own,
    again: async () => ({ parts: [again], output: `${name} again`, cpuSeconds: 0 }),
  };
}

test('what passed is not run again', async () => {
  const passed = {
    ...part('a', 2, 0),
    again: () => {
      throw new Error('run again');
    },
  };
  expect(await lookAgain([passed])).toEqual({ parts: [passed], passedAtSecondTry: [], output: '' });
});

test('what passes at the second try counts as passed, and is named', async () => {
  const flaky = part('a', 1, 1, part('a', 2, 0));
  const look = await lookAgain([flaky]);
  expect(look.parts).toMatchObject([{ name: 'a', passed: 2, failed: 0 }]);
  expect(look.passedAtSecondTry).toEqual([flaky]);
  expect(look.output).toBe('');
});

test('what fails again stays failed, and is told', async () => {
  const first = part('a', 1, 1, { ...part('a', 1, 1), firstError: 'late' });
  const look = await lookAgain([{ ...first, firstError: 'early' }]);
  expect(look.parts).toMatchObject([
    { passed: 1, failed: 1, firstError: 'early', secondError: 'late' },
  ]);
  expect(look.passedAtSecondTry).toEqual([]);
  expect(look.output).toBe('a again');
});

test('a second try that runs fewer tests does not pass', async () => {
  const look = await lookAgain([
    part('a', 1, 1, part('a', 1, 0)),
    part('b', 0, 1, part('b', 0, 0)),
  ]);
  expect(look.parts).toMatchObject([{ failed: 1 }, { failed: 1 }]);
  expect(look.passedAtSecondTry).toEqual([]);
});

test('what cannot be run alone stays failed', async () => {
  const look = await lookAgain([part('the suite', 0, 1)]);
  expect(look.parts).toMatchObject([{ failed: 1 }]);
});
