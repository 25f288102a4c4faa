import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore as TusFolderStore } from '@tus/file-store';
import { type FileStore, unfinishedFolder } from './file-store.ts';

/** A name, with a folder or without. */
const shape = /^(?:[\w-]+\/)?[\w-][\w.-]*$/;

/** Keeps files in a folder, which several processes may share. */
export function createFolderFileStore(folder: string): FileStore {
  const unfinished = path.join(folder, unfinishedFolder);
  const pathOf = (name: string) => {
    if (!shape.test(name)) throw new Error(`${name} is no name of a file.`);
    return path.join(folder, name);
  };
  const reserve = async (name: string) => {
    const file = pathOf(name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    return file;
  };
  const remove = (name: string) => rm(pathOf(name), { force: true });

  return {
    put: async (name, source) => {
      const file = await reserve(name);
      const part = await reserve(`${unfinishedFolder}/${randomUUID()}`);
      try {
        // Opened first: a source that breaks off at once would leave a file that is opened after it was removed.
        const handle = await open(part, 'wx', 0o600);
        await pipeline(
          source instanceof Uint8Array ? Readable.from([source]) : source,
          handle.createWriteStream({ flush: true }),
        );
        await link(part, file);
      } finally {
        await rm(part, { force: true });
      }
    },
    copy: async (name, copyName) => link(pathOf(name), await reserve(copyName)),
    sizeOf: (name) => ifThere(async () => (await stat(pathOf(name))).size),
    open: (name, range) =>
      ifThere(async () => (await open(pathOf(name))).createReadStream({ ...range })),
    remove,
    openUploads: (lifetime) => {
      // Else it makes the folders itself, open to others.
      mkdirSync(unfinished, { recursive: true, mode: 0o700 });
      return new TusFolderStore({ directory: folder, expirationPeriodInMilliseconds: lifetime });
    },
    removeUpload: async (id) => {
      for (const name of [id, `${id}.json`]) await remove(name);
    },
    removeUnfinished: async (before) => {
      for (const name of (await ifThere(() => readdir(unfinished))) ?? []) {
        const file = path.join(unfinished, name);
        const found = await ifThere(() => stat(file));
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

async function ifThere<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
