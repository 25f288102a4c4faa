import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const cache = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/aferir');

/** Which embedded engine there is: another one makes its databases anew. */
export async function engineVersion(): Promise<string> {
  const file = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (!file) throw new Error('The embedded database is not installed.');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

/**
 * Makes an empty database for new data folders to begin as, and gives its folder. Several processes
 * may do so at once; each sees a whole one.
 */
export async function makeNewDatabase(): Promise<string> {
  const model = await modelFolder();
  if (await exists(model)) return model;
  const unfinished = `${model}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  try {
    await rename(unfinished, model);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!(await exists(model))) throw error;
  }
  return model;
}

/**
 * Begins a database as a copy of the one that the build has made, if it has: to make one takes the
 * engine four seconds. What is there already stays.
 */
export async function beginDatabase(folder: string): Promise<void> {
  const model = await modelFolder();
  if ((await exists(folder)) || !(await exists(model))) return;
  // A copy that was cut off must never be taken for a database.
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(model, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

async function modelFolder(): Promise<string> {
  return path.join(cache, `new-database-${await engineVersion()}`);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
