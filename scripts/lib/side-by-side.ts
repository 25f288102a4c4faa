import { availableParallelism, loadavg, totalmem } from 'node:os';

/** How much of the tests runs at once. */
export interface SideBySide {
  /** How many suites. */
  lanes: number;
  /** How many workers each of them has. */
  workers: number;
  /** How many workers end to end has, which runs alone: each has a browser and a server. */
  endToEndWorkers: number;
}

/** What a machine is. */
interface Machine {
  /** How many processes have wanted a processor in the last minute, on average. */
  load: number;
  processors: number;
  /** All of its memory, in bytes. */
  memory: number;
}

/** What keeps two processors busy, in the memory of a laptop. */
const quiet: SideBySide = { lanes: 2, workers: 2, endToEndWorkers: 3 };

/** Beside other work each process gets one share of the processors: more of them end sooner. */
const crowded: SideBySide = { lanes: 3, workers: 3, endToEndWorkers: 6 };

/** A machine of 16 GB tells somewhat less. */
const memoryOfCrowded = 15 * 2 ** 30;

/** How much is to run at once on a machine (docs/decisions/159). */
export function sideBySideOn({ load, processors, memory }: Machine): SideBySide {
  return load > processors && memory >= memoryOfCrowded ? crowded : quiet;
}

/** How much runs at once, by what the machine had to do when the run began. */
export const sideBySide = sideBySideOn({
  load: loadavg()[0] ?? 0,
  processors: availableParallelism(),
  memory: totalmem(),
});
