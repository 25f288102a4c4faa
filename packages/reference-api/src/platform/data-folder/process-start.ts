import { readFileSync } from 'node:fs';

/**
 * Whether a process id is in use, and since when: a number tells a process from a later one with
 * the same id. The start is unknown where the system has no `/proc`.
 */
export function findProcess(pid: number): { start: string | undefined } | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signaled, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return { start: readStart(pid) };
}

function readStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
