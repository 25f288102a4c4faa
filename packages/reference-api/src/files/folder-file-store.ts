import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/** Keeps files in a folder, which several processes may share. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  return {
    put: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(pathOf(name), content, { flag: 'wx', flush: true, mode: 0o600 });
      } catch (error) {
        // A disk that is full leaves a part behind; a name that is taken is somebody else's file.
        if (!isFault(error, 'EEXIST')) await rm(pathOf(name), { force: true });
        throw error;
      }
    },
    read: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isFault(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function isFault(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
