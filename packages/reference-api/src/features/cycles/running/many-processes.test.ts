// @engine both: queue, workers beside each other
import type { CycleKind } from '@aferir/domain';
import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../../scripts/lib/patience.ts';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { type OwnWork, workInThreeQueues } from '../../../../test/own-queues.ts';
import { runJob } from '../../../../test/run-job.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { JobName, JobQueue } from '../../../platform/jobs/job-queue.ts';
import { createMailer, type Mailer } from '../../../shared/mail/mailer.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { reminderWork } from '../../../shared/reminders/testing/reminder-scene.ts';
import { peoplePerStep } from '../../../shared/requests/send-in-steps.ts';
import { behavioralCycleRequests } from '../../behavioral/requests/cycle-requests.ts';
import { performanceCycleRequests } from '../../performance/requests/cycle-requests.ts';
import {
  createCompetencies,
  createDepartment,
  finishSelf,
  leadDepartment,
  saveSelf,
} from '../../performance/testing/performance-scene.ts';
import { createCyclesScene, everybody } from '../testing/cycles-scene.ts';
import { beginCycleReminders } from './begin-cycles.ts';
import { remindCycle } from './remind-cycle.ts';
import { askedPerStep, type CycleWork, runCycle } from './run-cycle.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));
const requestsOf = {
  behavioral: behavioralCycleRequests,
  performance: performanceCycleRequests,
};

const recipientsOf = (mails: readonly { readonly recipient: string }[]) =>
  mails.map(({ recipient }) => recipient).toSorted();
const addressesOf = (people: readonly PersonRow[]) => people.map(({ email }) => email).toSorted();

/** A mailer whose process is killed once it has made some mails. */
function killedAfter(calls: number): Mailer {
  const { mailer } = reminderWork(test);
  let made = 0;
  return {
    async enqueue(...args) {
      made += 1;
      await mailer.enqueue(...args);
      if (made === calls) throw new Error('killed');
    },
  };
}

async function jobsLeft(name: JobName): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = ${name} and state in ('created', 'active')`.execute(test.database.owner);
  return rows[0]?.count ?? 0;
}

describe.each<[CycleKind, 1 | 2]>([
  ['behavioral', 1],
  ['performance', 2],
])('many processes, at the start of a cycle of the %s kind,', (_kind, idTipoCiclo) => {
  let people: PersonRow[] = [];
  let id = 0;
  beforeEach(async () => {
    await createCompetencies(test, scene.companyId, 2);
    people = [];
    while (people.length <= 2 * peoplePerStep) people.push(await scene.addPerson());
    id = await scene.add({ idTipoCiclo });
  });

  const start = async () => {
    const body = { idCiclo: id, nrVersao: 1, flAgora: true };
    expect((await test.call('startCycle', { token: scene.token, body })).status).toBe(200);
  };
  const work = (changes: Partial<CycleWork> = {}): CycleWork => ({
    ...reminderWork(test),
    jobs: test.services.jobs,
    requestsOf: (one) => requestsOf[one],
    ...changes,
  });
  const job = () => ({ companyId: scene.companyId, cycleId: id });
  const sentTo = async () => recipientsOf(await mailsOf(test, scene.companyId));

  it('at the same job send each request once', async () => {
    await start();
    await Promise.all([1, 2, 3].map(() => scene.run(id)));
    expect(await sentTo()).toEqual(addressesOf(people));
  });

  it('each with a queue and workers of its own send each request once', async () => {
    let done = 0;
    const own: OwnWork<'run-cycle'> = {
      name: 'run-cycle',
      async handle(payload, jobs) {
        await runCycle(work({ jobs, mailer: createMailer(jobs) }), payload);
        done += 1;
      },
    };
    await workInThreeQueues(test, own, async () => {
      await start();
      await vi.waitFor(() => expect(done).toBe(1), { timeout: patience.wait });
      await vi.waitFor(async () => expect(await jobsLeft('run-cycle')).toBe(0), {
        timeout: patience.wait,
      });
    });
    expect(done).toBe(1);
    expect(await sentTo()).toEqual(addressesOf(people));
  });

  it('go on behind one that was killed', async () => {
    await start();
    await expect(runCycle(work({ mailer: killedAfter(2) }), job())).rejects.toThrow('killed');
    // The step that failed is undone as a whole, the one before stays.
    expect(await sentTo()).toHaveLength(askedPerStep);
    await runCycle(work(), job());
    await runCycle(work(), job());
    expect(await sentTo()).toEqual(addressesOf(people));
  });
});

describe('a cycle for many people', () => {
  const many = 10 * peoplePerStep;

  /** Begins one, with each transaction of its job as `within` has it. */
  const runWithin = async (within: <T>(db: Db, run: (db: Db) => Promise<T>) => Promise<T>) => {
    const plain = await scene.addPerson();
    await test.database.inCompany(scene.companyId, (db) =>
      sql`insert into person (company_id, name, email)
        select ${scene.companyId}::bigint, 'Pessoa ' || n, 'multidao' || n || '@empresa.example'
        from generate_series(1, ${many}::int) n`.execute(db),
    );
    const id = await scene.add();
    const body = { idCiclo: id, nrVersao: 1, flAgora: true };
    await test.call('startCycle', { token: scene.token, body });
    const { database, services } = test;
    const work = {
      ...reminderWork(test),
      jobs: services.jobs,
      requestsOf: () => behavioralCycleRequests,
      database: {
        ...database,
        inCompany: <T>(companyId: number, run: (db: Db) => Promise<T>) =>
          database.inCompany(companyId, (db) => within(db, run)),
      },
    };
    await runCycle(work, { companyId: scene.companyId, cycleId: id });
    const sent = recipientsOf(await mailsOf(test, scene.companyId));
    expect(sent).toHaveLength(many + 1);
    expect(sent).toContain(plain.email);
  };

  const countPeople = async (db: Db) => {
    const { rows } = await sql<{ inside: number; handled: number }>`
      select count(*)::int as inside, count(handled_at)::int as handled from cycle_person`.execute(
      db,
    );
    return rows[0] ?? { inside: 0, handled: 0 };
  };

  it('plans its statements anew while its people become many, and sends to one of them then', async () => {
    let plans = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'RawNode' && node.sqlFragments[0] === 'discard plans') plans += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const handled: number[] = [];
    await runWithin(async (db, run) => {
      const [before, planned] = [await countPeople(db), plans];
      const result = await run(db.withPlugin(counting));
      const after = await countPeople(db);
      if (plans > planned) handled.push(after.handled - before.handled);
      return result;
    });
    expect(handled.length).toBeGreaterThan(1);
    expect(Math.max(...handled)).toBe(1);
  });

  it('brings few of them in, and sends to few, in a transaction', async () => {
    const came: number[] = [];
    const handled: number[] = [];
    await runWithin(async (db, run) => {
      const before = await countPeople(db);
      const result = await run(db);
      const after = await countPeople(db);
      came.push(after.inside - before.inside);
      handled.push(after.handled - before.handled);
      return result;
    });
    expect(came.filter((people) => people > 0)).toEqual([many, 1]);
    expect(Math.max(...handled)).toBe(askedPerStep);
  });
});

describe('many processes, at the reminders of a cycle,', () => {
  let managers: PersonRow[] = [];
  let awaited: PersonRow[] = [];

  /** A review of three people, one of whom waits for two managers. */
  beforeEach(async () => {
    const { companyId } = scene;
    const competencies = await createCompetencies(test, companyId, 2);
    const department_id = await createDepartment(test, companyId);
    managers = [await scene.addPerson(), await scene.addPerson()];
    for (const manager of managers) {
      await leadDepartment(test, companyId, department_id, manager.id);
    }
    const people: PersonRow[] = [];
    while (people.length < 3) people.push(await scene.addPerson({ department_id }));
    const [answered, ...others] = people;
    awaited = [...managers, ...others];
    const id = await scene.add({
      idTipoCiclo: 2,
      lstDiasLembrete: [-7],
      flLembraGestores: true,
      publico: { ...everybody, somenteEscolhidas: true, lstPessoas: people.map((one) => one.id) },
    });
    await scene.start(id);
    const mails = await mailsOf(test, companyId);
    const link = linkIn(mails.find(({ person_id }) => person_id === answered?.id));
    const { id: idResposta } = await test.database.inCompany(companyId, (db) =>
      db
        .selectFrom('performance_response')
        .select('id')
        .where('person_id', '=', answered?.id ?? 0)
        .executeTakeFirstOrThrow(),
    );
    for (const competency of competencies)
      await saveSelf(test, { idResposta, link }, competency, 9);
    expect((await finishSelf(test, { idResposta, link })).status).toBe(200);
    test.clock.set(new Date('2026-12-11T09:00:00-03:00'));
  });

  /** Whom the mails of the day went to: those that remind, and those that tell managers who has still to answer. */
  const mailed = async () => {
    const mails = await mailsOf(test, scene.companyId);
    const ofDay = mails.filter(({ created_at }) => created_at >= test.clock.now());
    return recipientsOf(ofDay);
  };
  const everybodyOnce = () => addressesOf([...awaited, ...managers]);
  const work = () => ({ ...reminderWork(test), requestsOf: (kind: CycleKind) => requestsOf[kind] });
  const begin = (queues: readonly Pick<JobQueue, 'enqueue'>[]) =>
    Promise.all(
      queues.map((jobs) =>
        beginCycleReminders({ ...test.services, jobs: { ...test.services.jobs, ...jobs } }),
      ),
    );
  async function takeJob() {
    const { jobs } = test.services;
    await begin([jobs, jobs, jobs]);
    const { rows } = await sql<{ data: { companyId: number; cycleId: number; day: string } }>`
      select data from pgboss.job where name = 'remind-cycle' and state = 'created'`.execute(
      test.database.owner,
    );
    const [job, ...others] = rows;
    expect(others).toEqual([]);
    if (!job) throw new Error('Nobody is reminded.');
    return job.data;
  }

  it('begin once, and at the same job send each once', async () => {
    const job = await takeJob();
    await Promise.all([1, 2, 3].map(() => runJob(test, 'remind-cycle', job)));
    expect(await mailed()).toEqual(everybodyOnce());
  });

  it('each with a queue and workers of its own send each once', async () => {
    let done = 0;
    const own: OwnWork<'remind-cycle'> = {
      name: 'remind-cycle',
      async handle(payload, jobs) {
        await remindCycle({ ...work(), mailer: createMailer(jobs) }, payload);
        done += 1;
      },
    };
    await workInThreeQueues(test, own, async (queues) => {
      await begin(queues);
      await vi.waitFor(() => expect(done).toBe(1), { timeout: patience.wait });
      await begin(queues);
      await vi.waitFor(async () => expect(await jobsLeft('remind-cycle')).toBe(0), {
        timeout: patience.wait,
      });
    });
    expect(done).toBe(1);
    expect(await mailed()).toEqual(everybodyOnce());
  });

  it.each([
    // What failed is undone as a whole, with its claim, its link and its mail, and the other reminders go out.
    ['while people are reminded', 2, 3],
    ['while managers are told', 6, 5],
  ])('go on behind one that was killed %s', async (_when, calls, mails) => {
    const job = await takeJob();
    const killed = { ...work(), mailer: killedAfter(calls) };
    await expect(remindCycle(killed, job)).rejects.toThrow('killed');
    expect(await mailed()).toHaveLength(mails);
    await remindCycle(work(), job);
    await remindCycle(work(), job);
    expect(await mailed()).toEqual(everybodyOnce());
  });
});
