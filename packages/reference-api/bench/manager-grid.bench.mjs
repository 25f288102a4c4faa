// Milliseconds the server takes to page and search the people of a manager who has 1,000 reports.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { createAccessTokens } from '../src/operation/sessions/access-token.ts';
import { createSessions } from '../src/operation/sessions/session-tokens.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createJobQueue } from '../src/platform/jobs/job-queue.ts';
import { buildApp } from '../src/start/app.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { testServices } from '../test/test-services.ts';
import { seedManyReports } from './many-reports.mjs';

const BUDGET = 100;
const ROUNDS = 40;
const SECRET = 'um segredo que só a medição conhece, longo o bastante';

const CALLS = {
  'first page': 'take=30&index=0',
  'last page': 'take=30&index=33',
  '100 on a page': 'take=100&index=3',
  'search by name': 'filter=prado&take=30',
  'search by e-mail': 'filter=pessoa421&take=30',
  'search in vain': 'filter=ninguem&take=30',
  'status filter': 'cdStatus=7&take=30&index=2',
  'whole subtree': 'somenteImediatos=false&take=30',
};

const { database, url } = await openTestDatabase();
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), secret: SECRET, databaseUrl: url };
const folder = await mkdtemp(path.join(tmpdir(), 'aferir-bench-'));
const jobs = createJobQueue(database, { databaseUrl: url, onError: console.error });
const services = testServices({ config, database, clock: systemClock, jobs }, folder);
const app = await buildApp({ services, contract: loadContract(), secret: SECRET });
await app.ready();
const { companyId, managerId } = await seedManyReports(database);
await sql`analyze`.execute(database.owner);
const token = await openSession();

const rows = [];
for (const [call, query] of Object.entries(CALLS)) rows.push({ call, ...(await measure(query)) });
console.log(url ? 'PostgreSQL' : 'PGlite');
console.table(rows);
await app.close();
await database.close();
await rm(folder, { recursive: true });

const slow = rows.filter(({ p95 }) => p95 > BUDGET).map(({ call }) => call);
if (slow.length > 0) {
  console.error(`Over ${BUDGET} ms: ${slow.join(', ')}`);
  process.exitCode = 1;
}

async function openSession() {
  const sessions = createSessions(createAccessTokens(app), SECRET, systemClock);
  const { access } = await database.inCompany(companyId, (db) =>
    sessions.open(db, { companyId, realm: 'employee', id: managerId }),
  );
  return access.token;
}

/** Calls a few times and gives the middle and the slow end, in milliseconds. */
async function measure(query) {
  const times = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const reply = await app.inject({
      url: `/api/v1/RespostaDesempenho/GetPessoasGridGestor?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    times.push(performance.now() - start);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    found = reply.json().data.qtdRecords;
  }
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.ceil(share * ROUNDS) - 1].toFixed(1));
  return { found, p50: at(0.5), p95: at(0.95), max: at(1) };
}
