// @engine both: queue
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../scripts/lib/patience.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { createJobQueue, type JobQueue, longestLoss } from '../../platform/jobs/job-queue.ts';
import { linkUrl } from './mail-addresses.ts';
import { mailJob, startMailDelivery } from './mail-delivery.ts';
import { createMailer } from './mailer.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

const test = openTestApp();
const content = {
  subject: 'Olá',
  html: '<p>Olá</p>',
  text: 'Olá',
  attachment: { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') },
};

const untilHang = { timeout: patience.wait };

let peer: SmtpPeer;
let jobs: JobQueue;
let companyId: number;
let delivery: { stop(): void };

beforeEach(async () => {
  companyId = (await createCompany(test.database)).id;
  peer = await startSmtpPeer();
});

afterEach(async () => {
  await jobs.stop();
  delivery.stop();
  await peer.close();
});

const isReminderWanted = async () => true;

async function start(smtpUrl: string | undefined, { demo = true } = {}) {
  const { database, clock, services } = test;
  jobs = createJobQueue(database, {
    databaseUrl: services.config.databaseUrl,
    retryDelay: 1,
    pollInterval: 0.5,
    superviseInterval: 1,
    onError: () => undefined,
  });
  await jobs.start([mailJob]);
  const publicUrl = 'https://avaliar.cliente.test';
  const config = { smtpUrl, demo, publicUrl, mailFrom: 'Aferir <nao-responda@aferir.test>' };
  delivery = await startMailDelivery({ config, database, clock, jobs, isReminderWanted });
}

function enqueue(to: string, text = 'Olá') {
  const { database, clock } = test;
  return database.inCompany(companyId, (db) =>
    createMailer(jobs).enqueue(db, [
      { companyId, to, content: { ...content, text }, now: clock.now() },
    ]),
  );
}

async function onlyMail() {
  const [mail] = await test.database.inCompany(companyId, (db) =>
    db.selectFrom('mail_message').selectAll().execute(),
  );
  return mail;
}

/** Claims the job like a process that gave its last sign of life so many seconds ago. */
async function leaveAsKilledProcess(silence: number) {
  const lastSign = sql`now() - ${silence} * interval '1 second'`;
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'active', started_on = ${lastSign}, heartbeat_on = ${lastSign}
    where name = 'deliver-mail' and state = 'created'`.execute(test.database.owner);
  expect(numAffectedRows).toBe(1n);
}

async function nextLookForLostJobs() {
  const looks = () =>
    sql<{ at: Date | null }>`select monitor_on as at from pgboss.queue`.execute(
      test.database.owner,
    );
  const before = await looks();
  await vi.waitFor(async () => expect(await looks()).not.toEqual(before), untilHang);
}

function untilMail(expected: object) {
  return vi.waitFor(async () => expect(await onlyMail()).toMatchObject(expected), untilHang);
}

describe('mail delivery', () => {
  it('sends by SMTP and keeps no copy of what was said', async () => {
    await start(peer.url);
    await enqueue('ana@cliente.test');

    await untilMail({ status: 'sent', text: '', html: '', attachment: null, attempts: 1 });
    expect(peer.received.map(({ to }) => to)).toEqual([['ana@cliente.test']]);
  });

  it('fills in the address that the server has as a mail leaves', async () => {
    await start(undefined, { demo: false });
    await enqueue('ana@cliente.test', `Responda em ${linkUrl('abc_DEF')}`);
    await jobs.stop();

    await start(peer.url, { demo: false });
    await untilMail({ status: 'sent' });
    expect(peer.received[0]?.source).toContain('https://avaliar.cliente.test/validar/abc_DEF');
  });

  it('never lets a mail to an example address leave', async () => {
    await start(peer.url);
    await enqueue('ana@empresa.example');

    await untilMail({ status: 'outbox', text: 'Olá' });
    expect(peer.received).toEqual([]);
  });

  it('lets mails that nobody could read wait for a start with an SMTP server', async () => {
    await start(undefined, { demo: false });
    await enqueue('ana@cliente.test');
    await jobs.stop();
    expect(await onlyMail()).toMatchObject({ status: 'queued', attempts: 0 });

    await start(peer.url, { demo: false });
    await untilMail({ status: 'sent' });
    expect(peer.received).toHaveLength(1);
  });

  it('keeps mails in the outbox without an SMTP server', async () => {
    await start(undefined);
    await enqueue('ana@cliente.test');
    await untilMail({ status: 'outbox', html: '<p>Olá</p>' });
  });

  it('waits and tries again while the server turns mail away', async () => {
    peer.isRefusing = true;
    await start(peer.url);
    await enqueue('ana@cliente.test');
    await untilMail({ status: 'queued', last_error: expect.stringContaining('Try again later') });

    peer.isRefusing = false;
    await untilMail({ status: 'sent' });
    expect(peer.received).toHaveLength(1);
  });

  it('drains a backlog in which one mail cannot be delivered yet', async () => {
    await start(peer.url);
    const { database, clock } = test;
    const mails = Array.from({ length: 60 }, (_, index) => ({
      companyId,
      to: index === 5 ? 'nao é um endereço' : `pessoa${index}@cliente.test`,
      content,
      now: clock.now(),
    }));
    await database.inCompany(companyId, (db) => createMailer(jobs).enqueue(db, mails));

    await vi.waitFor(() => expect(peer.received).toHaveLength(59), untilHang);
  });

  it('has five at the server at once, and no more', async () => {
    const letGo = peer.hold();
    await start(peer.url);
    const { database, clock } = test;
    const mails = Array.from({ length: 12 }, (_, index) => ({
      companyId,
      to: `pessoa${index}@cliente.test`,
      content,
      now: clock.now(),
    }));
    await database.inCompany(companyId, (db) => createMailer(jobs).enqueue(db, mails));

    await vi.waitFor(() => expect(peer.mostAtOnce).toBe(5), untilHang);
    await nextLookForLostJobs();
    letGo();
    await vi.waitFor(() => expect(peer.received).toHaveLength(12), untilHang);
    expect(peer.mostAtOnce).toBe(5);
  });

  it('holds no transaction while the server takes its time', async () => {
    const letGo = peer.hold();
    await start(peer.url);
    await enqueue('ana@cliente.test');
    await vi.waitFor(() => expect(peer.mostAtOnce).toBe(1), untilHang);

    expect(await onlyMail()).toMatchObject({ status: 'queued', attempts: 0 });
    expect(peer.received).toEqual([]);
    letGo();
    await untilMail({ status: 'sent' });
  });

  it('takes up again what a killed process had in its hands', async () => {
    await start(undefined, { demo: false });
    await enqueue('ana@cliente.test');
    await jobs.stop();
    await leaveAsKilledProcess(16);

    await start(peer.url, { demo: false });
    await untilMail({ status: 'sent' });
    expect(peer.received).toHaveLength(1);
    expect(longestLoss).toBeLessThanOrEqual(60);
  });

  it('leaves alone what another process has in its hands', async () => {
    await start(undefined, { demo: false });
    await enqueue('ana@cliente.test');
    await jobs.stop();
    await leaveAsKilledProcess(0);

    await start(peer.url, { demo: false });
    await enqueue('rui@cliente.test');
    await nextLookForLostJobs();
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), untilHang);
    expect(peer.received[0]?.to).toEqual(['rui@cliente.test']);
  });

  it('sends nothing of a transaction that was undone', async () => {
    await start(peer.url);
    const undone = test.database.inCompany(companyId, async (db) => {
      const mail = { companyId, to: 'ana@cliente.test', content, now: test.clock.now() };
      await createMailer(jobs).enqueue(db, [mail]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await enqueue('rui@cliente.test');

    await untilMail({ status: 'sent' });
    expect(peer.received.flatMap(({ to }) => to)).toEqual(['rui@cliente.test']);
  });
});
