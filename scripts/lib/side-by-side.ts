import { type CpuInfo, cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';

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
  /** How much of its processors others take, 0 to 1. */
  taken: number;
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
export function sideBySideOn({ taken, memory }: Machine): SideBySide {
  return taken > 0.75 && memory >= memoryOfCrowded ? crowded : quiet;
}

/** Looks a second long at what others take: an average of the last minute would tell of what came before the tests. */
async function takenByOthers(): Promise<number> {
  const [before, after] = [timesOf(cpus()), await setTimeout(1000).then(() => timesOf(cpus()))];
  return (after.busy - before.busy) / (after.all - before.all);
}

function timesOf(processors: readonly CpuInfo[]) {
  const times = processors.map(({ times: { idle, ...busy } }) => ({
    idle,
    busy: Object.values(busy).reduce((sum, one) => sum + one, 0),
  }));
  const busy = times.reduce((sum, one) => sum + one.busy, 0);
  return { busy, all: times.reduce((sum, one) => sum + one.idle, busy) };
}

/** How much runs at once, by what others took as the run began. */
export const sideBySide = sideBySideOn({ taken: await takenByOthers(), memory: totalmem() });
