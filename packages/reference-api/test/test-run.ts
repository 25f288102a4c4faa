import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** A test from its first hook to its last, or a file of tests, and what it has begun. */
interface TestRun {
  readonly name: string;
  readonly underWay: Set<Promise<unknown>>;
  isOver: boolean;
}

const runs = new AsyncLocalStorage<TestRun>();

/** Runs that have ended before what they had begun. */
const unfinished = new Set<TestRun>();

/**
 * Runs a test, and tells apart what it begins. What a passed one has left is awaited; one that has
 * failed or timed out begins nothing any more.
 */
export async function runApart(
  name: string,
  run: () => Promise<void>,
  hasFailed: () => boolean,
): Promise<void> {
  const own: TestRun = { name, underWay: new Set(), isOver: false };
  await runs.run(own, run);
  unfinished.add(own);
  while (own.underWay.size > 0 && !hasFailed()) await Promise.allSettled(own.underWay);
  own.isOver = true;
  if (own.underWay.size === 0) unfinished.delete(own);
}

/** Whether work of a run that has ended may still be under way. Its next step is refused. */
export function hasUnfinishedRuns(): boolean {
  for (const run of unfinished) {
    run.isOver = true;
    if (run.underWay.size === 0) unfinished.delete(run);
  }
  return unfinished.size > 0;
}

/** Forgets them: nothing that is left can be touched by them. */
export function forgetUnfinishedRuns(): void {
  unfinished.clear();
}

/** Begins what outlives every test. */
export function outsideOfRuns<T>(work: () => T): T {
  return runs.exit(work);
}

/** Refuses a step of a test that is over. */
export function refuseAfterEnd(): void {
  const run = runs.getStore();
  if (run?.isOver) throw new Error(`"${run.name}" is over and may begin nothing any more.`);
}

/** Begins work of the test under way. */
export async function ofTest<T>(begin: () => Promise<T>): Promise<T> {
  refuseAfterEnd();
  const run = runs.getStore();
  const work = begin();
  if (!run) return work;
  run.underWay.add(work);
  try {
    return await work;
  } finally {
    run.underWay.delete(work);
  }
}

/** A database that tells the work of each test apart. */
export function databaseOfTests(database: Database): Database {
  return {
    ...database,
    owner: database.owner.withPlugin(refusingPlugin),
    inCompany: (...given) => ofTest(() => database.inCompany(...given)),
    reading: (...given) => ofTest(() => database.reading(...given)),
    findCaller: (...given) => ofTest(() => database.findCaller(...given)),
    inPlatform: (...given) => ofTest(() => database.inPlatform(...given)),
    inNewCompany: (...given) => ofTest(() => database.inNewCompany(...given)),
    exclusively: (...given) => ofTest(() => database.exclusively(...given)),
  };
}

const refusingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    refuseAfterEnd();
    return node;
  },
  transformResult: async ({ result }) => result,
};
