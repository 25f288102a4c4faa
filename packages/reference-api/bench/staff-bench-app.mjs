import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partsOf } from '../src/features/feature.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { createAccessTokens } from '../src/operation/sessions/access-token.ts';
import { createSessions } from '../src/operation/sessions/session-tokens.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createJobQueue } from '../src/platform/jobs/job-queue.ts';
import { buildApp } from '../src/start/app.ts';
import { jobNamesOf } from '../src/start/runtime/job-names.ts';
import { createCompany, createStaffUser } from '../test/fixtures.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { testServices } from '../test/test-services.ts';

const SECRET = 'um segredo que só a medição conhece, longo o bastante';

/** The app over a database of its own, with a company and the session of its administrator. */
export async function openStaffBench() {
  const { database, url } = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'aferir-bench-'));
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), secret: SECRET, databaseUrl: url };
  const jobs = createJobQueue(database, { databaseUrl: url, onError: console.error });
  const services = testServices({ config, database, clock: systemClock, jobs }, folder);
  const app = await buildApp({ services, contract: loadContract(), secret: SECRET });
  await app.ready();
  await jobs.start(jobNamesOf(app.features));
  for (const job of partsOf(app.features, 'jobs').flat()) await job.work(jobs);
  const company = await createCompany(database);
  const user = await createStaffUser(database, company.id, { is_administrator: true });
  const sessions = createSessions(createAccessTokens(app), SECRET, systemClock);
  const { access } = await database.inCompany(company.id, (db) =>
    sessions.open(db, { companyId: company.id, realm: 'staff', id: user.id }),
  );
  const headers = { authorization: `Bearer ${access.token}` };

  return {
    database,
    companyId: company.id,
    engine: url ? 'PostgreSQL' : 'PGlite',
    /** Calls an operation; rejects what does not succeed. */
    async call(method, address, options = {}) {
      const reply = await app.inject({
        method,
        url: `/api/v1${address}`,
        ...options,
        headers: { ...headers, ...options.headers },
      });
      if (reply.statusCode !== 200) throw new Error(`${address}: ${reply.body.slice(0, 300)}`);
      return reply.json().data;
    },
    async close() {
      await app.close();
      await jobs.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The median and the 95th of a hundred of some figures. */
export function summaryOf(figures) {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share) => Number(sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
