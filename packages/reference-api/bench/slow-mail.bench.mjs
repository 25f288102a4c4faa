// How much slower a call is answered while mails leave to a mail server that takes its time, as a ratio.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { createAccessTokens } from '../src/operation/sessions/access-token.ts';
import { createSessions } from '../src/operation/sessions/session-tokens.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createJobQueue } from '../src/platform/jobs/job-queue.ts';
import { mailJob, startMailDelivery } from '../src/shared/mail/mail-delivery.ts';
import { createMailer } from '../src/shared/mail/mailer.ts';
import { startSmtpPeer } from '../src/shared/mail/testing/smtp-peer.ts';
import { buildApp } from '../src/start/app.ts';
import { createCompany, createPerson } from '../test/fixtures.ts';
import { testServices } from '../test/test-services.ts';

const MAILS = 20;
const MAIL_SERVER_DELAY = 1500;
const FLOOR_CALLS = 400;
const PAUSE = 20;
const CALLERS = 8;
const BUDGET = 2;
const SECRET = 'um segredo que só a medição conhece, longo o bastante';

const folder = await mkdtemp(path.join(tmpdir(), 'aferir-bench-'));
const database = await openDatabase({ folder });
await migrate(database.owner);
const peer = await startSmtpPeer();
peer.delay = MAIL_SERVER_DELAY;
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), secret: SECRET, smtpUrl: peer.url };
const jobs = createJobQueue(database, { onError: console.error });
await jobs.start([mailJob]);
const services = testServices({ config, database, clock: systemClock, jobs }, folder);
const app = await buildApp({ services, contract: loadContract(), secret: SECRET });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const delivery = await startMailDelivery(services);
const { id: companyId } = await createCompany(database);
const token = await openSession();

const floor = await measure((count) => count < FLOOR_CALLS);
const start = performance.now();
await enqueueMails();
const meanwhile = await measure(() => peer.received.length < MAILS);
const seconds = (performance.now() - start) / 1000;
const ratio = meanwhile.p95 / floor.p95;

console.table([
  { calls: 'alone', ...floor },
  { calls: 'while mails leave', ...meanwhile },
]);
console.log(
  `${MAILS} mails in ${seconds.toFixed(1)} s, ${peer.mostAtOnce} at once; p95 × ${ratio.toFixed(1)}`,
);
if (ratio > BUDGET) {
  console.error(`Calls are more than ${BUDGET} times as slow while mails leave.`);
  process.exitCode = 1;
}
await jobs.stop();
delivery.stop();
await app.close();
await database.close();
await peer.close();
await rm(folder, { recursive: true });

async function openSession() {
  const { id } = await createPerson(database, companyId);
  const sessions = createSessions(createAccessTokens(app), SECRET, systemClock);
  const { access } = await database.inCompany(companyId, (db) =>
    sessions.open(db, { companyId, realm: 'employee', id }),
  );
  return access.token;
}

function enqueueMails() {
  const content = { subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' };
  const mails = Array.from({ length: MAILS }, (_, index) => ({
    companyId,
    to: `pessoa${index}@cliente.test`,
    content,
    now: new Date(),
  }));
  return database.inCompany(companyId, (db) => createMailer(jobs).enqueue(db, mails));
}

/** Has some call for as long as told, and gives the middle and the slow end in milliseconds. */
async function measure(goesOn) {
  const times = [];
  await Promise.all(Array.from({ length: CALLERS }, () => keepCalling(times, goesOn)));
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.ceil(share * times.length) - 1].toFixed(1));
  return { count: times.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

async function keepCalling(times, goesOn) {
  while (goesOn(times.length)) {
    const began = performance.now();
    const reply = await fetch(`${address}/api/v1/authpessoa/GetUser`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await reply.text();
    times.push(performance.now() - began);
    if (!reply.ok) throw new Error(body);
    await setTimeout(PAUSE);
  }
}
