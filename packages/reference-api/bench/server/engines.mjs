import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../test/test-database.ts';

const SECRET = 'um segredo que só a medição conhece, longo o bastante';

/** The engines that are there to be measured: PostgreSQL where `TEST_DATABASE_URL` is set. */
export const engineNames = process.env.TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/**
 * An empty database: where it is, and the environment of a server that has it. `usage` gives the
 * milliseconds of CPU of an engine with processes of its own, where they can be seen.
 */
export async function openEngine(name, purpose) {
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-bench-'));
  const env = { AFERIR_DATA_DIR: folder, AFERIR_SECRET: SECRET, AFERIR_DEMO: '1' };
  const removeFolder = () => rm(folder, { recursive: true });
  if (name === 'PGlite') {
    return { name, location: { folder }, env, usage: async () => 0, close: removeFolder };
  }
  const server = process.env.TEST_DATABASE_URL;
  const database = `aferir_bench_${purpose}_${process.pid}`;
  const url = await createDatabase(server, database);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`alter database ${database} reset synchronous_commit`);
  return {
    name,
    location: { url },
    env: { ...env, DATABASE_URL: url },
    usage: () => usageOfBackends(client, database),
    close: async () => {
      await dropDatabase(client, database);
      await client.end();
      await removeFolder();
    },
  };
}

/** Milliseconds of CPU of the processes that serve a database of PostgreSQL. */
export async function usageOfBackends(client, database) {
  const { rows } = await client.query('select pid from pg_stat_activity where datname = $1', [
    database,
  ]);
  const times = await Promise.all(rows.map(({ pid }) => usageOfBackend(pid)));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Not a number where the backend is no process of this machine that can be looked at. */
async function usageOfBackend(pid) {
  try {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8');
    if (name.trim() !== 'postgres') return Number.NaN;
    const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return Number.NaN;
  }
}
