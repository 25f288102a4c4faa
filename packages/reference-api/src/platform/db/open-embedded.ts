import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { transactionBinding } from './binding.ts';
import { sharingTheThread } from './embedded-engine.ts';
import type { Engine } from './engine.ts';
import { compileEngine } from './engine-code.ts';
import { beginDatabase } from './new-database.ts';
import { createPreparedQueries } from './prepared-queries.ts';
import type { DatabaseSchema } from './schema.ts';
import { stayAlive } from './stay-alive.ts';

const startParams = [
  ...PGlite.defaultStartParams,
  // Filled with zeros at each start: half a second for the usual 128 MB.
  ...['-c', 'shared_buffers=32MB'],
  // Else a new file of the log is filled with zeros first, 16 MB at once, while all requests wait.
  ...['-c', 'wal_init_zero=off'],
];

/** A folder, or memory alone, where it may begin as a dump of the engine. */
export type EmbeddedLocation = { folder: string } | { memory: true; dump?: Blob };

/** Opens the engine in this process. */
export async function openEmbedded(location: EmbeddedLocation): Promise<Engine> {
  const parsers = { [types.INT8]: Number, [types.DATE]: String };
  const options = { parsers, startParams, pgliteWasmModule: await compileEngine() };
  let pglite: PGlite;
  if ('folder' in location) {
    const folder = path.join(location.folder, 'database');
    await mkdir(location.folder, { recursive: true, mode: 0o700 });
    await beginDatabase(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    pglite = await stayAlive(() => PGlite.create(folder, options));
  } else {
    const { dump } = location;
    pglite = await stayAlive(() =>
      PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) }),
    );
  }
  const { engine, single } = sharingTheThread(pglite, createPreparedQueries(pglite));
  const over = (pglite: PGliteDialectConfig['pglite']) =>
    new Kysely<DatabaseSchema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    owner: over(engine()),
    requests: over(engine('prepared')),
    single,
    begin: (companyId) => CompiledQuery.raw(transactionBinding(companyId)),
    pglite,
  };
}
