import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchingQueries } from '../../../test/query-plans.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { beginDatabase, makeNewDatabase } from './new-database.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-new-database-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('is made where all else lies that is made once', async () => {
  await access(path.resolve(await makeNewDatabase(), '../../../../package-lock.json'));
});

it('begins as a copy, which nobody else may read and which holds nothing of another', async () => {
  await makeNewDatabase();
  const origins: unknown[] = [];
  for (const name of ['one', 'two']) {
    const database = await openDatabase({ folder: path.join(folder, name) });
    await sql`create table kept (value text)`.execute(database.owner);
    // The engine gives each database that it makes a number; copies have the same one.
    const { rows } = await sql`select system_identifier::text from pg_control_system()`.execute(
      database.owner,
    );
    origins.push(rows);
    await database.close();
    expect(await readdir(path.join(folder, name))).toEqual(['database']);
    expect((await stat(path.join(folder, name, 'database'))).mode & 0o077).toBe(0);
  }
  expect(origins[0]).toEqual(origins[1]);
});

it('is migrated, holds nothing, and is alone where those of other versions were', async () => {
  await mkdir(path.join(folder, 'new-database-0.0.1-of-before'));
  const model = await makeNewDatabase(folder);
  expect(await readdir(folder)).toEqual([path.basename(model)]);

  await rename(model, path.join(folder, 'database'));
  const asked: string[] = [];
  const database = await openDatabase({ folder });
  await watchingQueries(
    ({ sql: text }) => asked.push(text),
    () => migrate(database.owner),
  );
  expect(asked).toHaveLength(2);
  // What a migration made up, a key for instance, all installations would share.
  const { rows: filled } = await sql`select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'kysely_migration_lock' and relname <> 'kysely_migration'
      and pg_relation_size(oid) > 0`.execute(database.owner);
  expect(filled).toEqual([]);
  await database.close();
});

it('leaves a database alone that is there, and takes up a copy that was cut off', async () => {
  await makeNewDatabase();
  const database = path.join(folder, 'database');
  await mkdir(`${database}-unfinished/base`, { recursive: true });
  await beginDatabase(database);
  expect(await readdir(folder)).toEqual(['database']);
  expect(await readdir(database)).toContain('PG_VERSION');

  await rm(path.join(database, 'PG_VERSION'));
  await beginDatabase(database);
  expect(await readdir(database)).not.toContain('PG_VERSION');
});
