import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { DatabaseSchema } from './schema.ts';

const cache = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/aferir');

/** Which embedded engine there is: another one makes its databases anew. */
export async function engineVersion(): Promise<string> {
  const file = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (!file) throw new Error('The embedded database is not installed.');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

/**
 * Makes a migrated database without rows for new data folders to begin as, and gives its folder. Several
 * processes may do so at once; each sees a whole one.
 *
 * @param place where it lies, and those of other versions, which go
 */
export async function makeNewDatabase(place = cache): Promise<string> {
  const model = await modelFolder(place);
  if (await exists(model)) return model;
  const unfinished = `${model}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(unfinished);
  await migrate(new Kysely<DatabaseSchema>({ dialect: new PGliteDialect({ pglite }) }));
  await pglite.close();
  try {
    await rename(unfinished, model);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!(await exists(model))) throw error;
  }
  await removeFormer(model);
  return model;
}

/**
 * Begins a database as a copy of the one that the build has made, if it has: to make one takes the
 * engine four seconds, and to migrate it one. What is there already stays.
 */
export async function beginDatabase(folder: string): Promise<void> {
  if (await exists(folder)) return;
  const model = await modelFolder();
  if (!(await exists(model))) return;
  // A copy that was cut off must never be taken for a database.
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  // A thousand small files: one by one, beside other work, they take five times as long.
  cpSync(model, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

async function modelFolder(place = cache): Promise<string> {
  return path.join(place, `${modelName}${await engineVersion()}-${await schemaVersion()}`);
}

const modelName = 'new-database-';

/** What migrates a database, in short: another one makes its databases anew. */
async function schemaVersion(): Promise<string> {
  const here = import.meta.dirname;
  const names = await readdir(here, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const name of sources.toSorted()) {
    hash.update(`${name}\n`).update(await readFile(path.join(here, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Removes what other versions begin as; what another process makes of this one stays. */
async function removeFormer(model: string): Promise<void> {
  const { dir, base } = path.parse(model);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const isFormer = entry.name.startsWith(modelName) && !entry.name.startsWith(base);
    if (isFormer && entry.isDirectory())
      await rm(path.join(dir, entry.name), { recursive: true, force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
