import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beginDatabase, engineVersion, makeNewDatabase } from '../src/platform/db/new-database.ts';

const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/aferir');

let archive: Promise<string> | undefined;

/** An embedded database as the engine makes it, for a database in memory to begin as. */
export async function newDatabase(): Promise<Blob> {
  return new Blob([await readFile(await newDatabaseFile())]);
}

/** Puts such a database into a data folder, for a server to start on. */
export async function putNewDatabase(dataFolder: string): Promise<void> {
  await makeNewDatabase();
  await beginDatabase(path.join(dataFolder, 'database'));
}

/**
 * An archive of one, made once for a version of the engine: making a database takes a core three
 * seconds, unpacking one a tenth of a second.
 */
function newDatabaseFile(): Promise<string> {
  archive ??= findOrMake();
  return archive;
}

async function findOrMake(): Promise<string> {
  const file = path.join(cache, `new-database-${await engineVersion()}.tar`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(cache, { recursive: true });
  // Several processes may make it at once; each sees a whole one.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}
