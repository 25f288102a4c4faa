import type { RunLocked } from './session-keeper.ts';

/** Takes a Web Lock where there are any; elsewhere it runs the work at once. */
export function runLockedWith(locks: Pick<LockManager, 'request'> | undefined): RunLocked {
  if (!locks) return (_, work) => work();
  return async (name, work) => await locks.request(name, work);
}
