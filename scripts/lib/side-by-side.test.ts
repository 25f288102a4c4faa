import { expect, it } from 'vitest';
import { sideBySideOn } from './side-by-side.ts';

const gib = 2 ** 30;

it('runs more at once beside other work, where there is memory for it', () => {
  const quiet = sideBySideOn({ load: 1.2, processors: 2, memory: 16 * gib });
  const crowded = sideBySideOn({ load: 3.6, processors: 2, memory: 16 * gib });
  expect(crowded.workers).toBeGreaterThan(quiet.workers);
  expect(crowded.endToEndWorkers).toBeGreaterThan(quiet.endToEndWorkers);
  expect(sideBySideOn({ load: 3.6, processors: 4, memory: 16 * gib })).toEqual(quiet);
  expect(sideBySideOn({ load: 3.6, processors: 2, memory: 8 * gib })).toEqual(quiet);
});
