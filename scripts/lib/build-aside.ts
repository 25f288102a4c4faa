import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RunResult } from './run.ts';

/**
 * Makes a folder aside and puts it in its place once it is whole: whoever is served the former one goes on being so, and
 * a build that fails or is ended leaves nothing there.
 *
 * @param build is given where to make it
 */
export async function buildAside(
  name: string,
  folder: string,
  build: (made: string) => Promise<RunResult>,
): Promise<RunResult> {
  const aside = resolve('.cache/building');
  removeAbandoned(aside, name);
  mkdirSync(aside, { recursive: true });
  const made = join(aside, `${name}-${process.pid}`);
  const result = await build(made);
  if (result.status === 0) putInPlace(made, resolve(folder));
  else rmSync(made, { recursive: true, force: true });
  return result;
}

function putInPlace(made: string, place: string): void {
  const former = `${made}-former`;
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(made, place);
  rmSync(former, { recursive: true, force: true });
}

/** Removes what builds have left that were ended; others may be under way. */
function removeAbandoned(aside: string, name: string): void {
  if (!existsSync(aside)) return;
  for (const entry of readdirSync(aside)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const pid = Number.parseInt(entry.slice(name.length + 1), 10);
    if (pid === process.pid || !isRunning(pid)) {
      rmSync(join(aside, entry), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
