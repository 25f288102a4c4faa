import { expect, it } from 'vitest';
import { sideBySideOn } from './side-by-side.ts';

const gib = 2 ** 30;

it('runs more at once beside other work, where there is memory for it', () => {
  const quiet = sideBySideOn({ taken: 0.1, memory: 16 * gib });
  const crowded = sideBySideOn({ taken: 1, memory: 16 * gib });
  expect(crowded.workers).toBeGreaterThan(quiet.workers);
  expect(crowded.endToEndWorkers).toBeGreaterThan(quiet.endToEndWorkers);
  expect(sideBySideOn({ taken: 0.5, memory: 16 * gib })).toEqual(quiet);
  expect(sideBySideOn({ taken: 1, memory: 8 * gib })).toEqual(quiet);
});
