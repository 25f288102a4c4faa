import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { makePrivateFolder } from './private-folder.ts';
import { findProcess } from './process-start.ts';

/** Holds the data folder for this process. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/** Thrown when another process has the data folder. */
export class DataFolderInUseError extends StartError {
  constructor(folder: string, pid: number) {
    super(
      `A pasta de dados ${folder} já está em uso pelo processo ${pid}. ` +
        'Encerre-o ou escolha outra pasta com AFERIR_DATA_DIR.',
    );
  }
}

interface Holder {
  readonly pid: number;
  readonly start: string | undefined;
}

const attempts = 5;

/**
 * Takes the data folder. The embedded database does not guard itself: two processes on one folder
 * lose rows without a word. What a dead process left behind is taken over.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await makePrivateFolder(folder);
  const file = path.join(folder, 'lock.json');
  const own: Holder = { pid: process.pid, start: findProcess(process.pid)?.start };
  const text = JSON.stringify(own);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await createFile(file, text)) {
      return { release: () => rm(file, { force: true }) };
    }
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder && isAlive(holder)) throw new DataFolderInUseError(folder, holder.pid);
    await putAside(file, found);
  }
  throw new Error(`Não foi possível reservar a pasta de dados ${folder}. Tente novamente.`);
}

async function createFile(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    return typeof holder === 'object' && holder !== null && 'pid' in holder
      ? (holder as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  const running = findProcess(holder.pid);
  if (!running || holder.pid === process.pid) return false;
  return running.start === undefined || running.start === holder.start;
}

// Moved before it is deleted: of two processes that find a dead lock, one may have locked anew.
async function putAside(file: string, expected: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== expected) await createFile(file, moved);
  await rm(aside, { force: true });
}
