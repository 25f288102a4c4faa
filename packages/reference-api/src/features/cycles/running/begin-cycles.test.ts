// @engine both: queue, workers beside each other
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import { tick } from '../../../shared/reminders/testing/reminder-scene.ts';
import { createCyclesScene } from '../testing/cycles-scene.ts';
import { beginCycleReminders, beginScheduledCycles } from './begin-cycles.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));

/** A moment of the clock in São Paulo. */
const at = (text: string) => test.clock.set(new Date(`${text}-03:00`));
const token = () => openStaffSession(test, scene.user);

async function jobsOf<Name extends 'run-cycle' | 'remind-cycle'>(
  name: Name,
): Promise<JobPayloads[Name][]> {
  const { rows } = await sql<{ data: JobPayloads[Name] }>`
    select data from pgboss.job where name = ${name} and state = 'created'`.execute(
    test.database.owner,
  );
  await sql`delete from pgboss.job where name = ${name}`.execute(test.database.owner);
  return rows.map(({ data }) => data);
}

/** Looks which cycles remind, as often as told, and does their jobs; how many jobs there were. */
async function remind({ looks = 1 } = {}): Promise<number> {
  await Promise.all(Array.from({ length: looks }, () => beginCycleReminders(test.services)));
  const jobs = await jobsOf('remind-cycle');
  for (const job of jobs) await runJob(test, 'remind-cycle', job);
  return jobs.length;
}

async function reminders() {
  const mails = await mailsOf(test, scene.companyId);
  return mails.filter(({ reminder_id }) => reminder_id !== null);
}

describe('a scheduled cycle', () => {
  it.each([
    ['2026-11-30T23:00:00', 0],
    ['2026-12-01T08:59:59', 0],
    ['2026-12-01T09:00:00', 1],
    ['2026-12-02T07:00:00', 1],
  ])('at %s begins %i times, however many look', async (moment, times) => {
    await scene.addPerson();
    const idCiclo = await scene.add({ dtAbertura: '2026-12-01' });
    const body = { idCiclo, nrVersao: 1, flAgora: false };
    await test.call('startCycle', { token: scene.token, body });
    at(moment);
    await Promise.all([1, 2, 3].map(() => beginScheduledCycles(test.services)));
    const jobs = await jobsOf('run-cycle');
    expect(jobs).toHaveLength(times);
    for (const job of jobs) await runJob(test, 'run-cycle', job);
    expect(await mailsOf(test, scene.companyId)).toHaveLength(times);
  });
});

describe('the reminders of a cycle', () => {
  const begin = async (values: Parameters<typeof scene.add>[0] = {}) => {
    const person = await scene.addPerson({ name: 'Ana' });
    const id = await scene.add({
      dtPrazo: '2026-12-18',
      lstDiasLembrete: [-7, -1, 0, 3],
      ...values,
    });
    await scene.start(id);
    return { id, person };
  };

  it('go out on its days alone, once each, and tell the deadline', async () => {
    await begin();
    const sent: string[] = [];
    for (const day of ['10', '11', '12', '17', '18', '19', '20', '21', '22']) {
      at(`2026-12-${day}T09:00:00`);
      const before = (await reminders()).length;
      await remind({ looks: 3 });
      await remind();
      if ((await reminders()).length > before) sent.push(day);
    }
    expect(sent).toEqual(['11', '17', '18', '21']);
    const texts = (await reminders()).map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts.at(-1)).toContain(
      'O prazo para responder é 18/12/2026. Lembrete 1 de no máximo 4.',
    );
    expect(texts[0]).toContain('O prazo para responder terminou em 18/12/2026, e ainda dá tempo.');
  });

  it('come at the hour of reminders, and later where nobody looked', async () => {
    await begin();
    at('2026-12-11T08:59:59');
    expect(await remind()).toBe(0);
    at('2026-12-11T21:00:00');
    expect(await remind()).toBe(1);
    expect(await reminders()).toHaveLength(1);
  });

  it('leave out who was sent to that day, has left or is out of the cycle', async () => {
    at('2026-12-11T08:00:00');
    const { id } = await begin();
    at('2026-12-11T09:00:00');
    await remind();
    expect(await reminders()).toEqual([]);
    const bia = await scene.addPerson({ name: 'Bia' });
    const staff = await token();
    const added = { idCiclo: id, lstPessoas: [bia.id] };
    await test.call('addCyclePeople', { token: staff, body: added });
    await scene.run(id);
    const removed = { idCiclo: id, idOrganogramaPessoa: bia.id };
    await test.call('removeCyclePerson', { token: staff, body: removed });
    at('2026-12-17T09:00:00');
    await remind();
    const people = (await reminders()).map(({ person_id }) => person_id);
    expect(people).toHaveLength(1);
    expect(people).not.toContain(bia.id);
  });

  it('end with the cycle, and move with its deadline', async () => {
    const { id } = await begin();
    const body = { idCiclo: id, dtPrazo: '2026-12-22' };
    await test.call('moveCycleDeadline', { token: scene.token, body });
    at('2026-12-11T09:00:00');
    expect(await remind()).toBe(0);
    at('2026-12-15T09:00:00');
    expect(await remind()).toBe(1);
    const closing = { idCiclo: id, flCancelarAbertas: false };
    await test.call('closeCycle', { token: await token(), body: closing });
    at('2026-12-21T09:00:00');
    expect(await remind()).toBe(0);
    expect(await reminders()).toHaveLength(1);
  });

  it("are the cycle's own: the company's rule leaves them alone", async () => {
    await begin();
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .updateTable('company')
        .set({ reminders_on: true, reminder_days: 1, reminder_weekdays: [1, 2, 3, 4, 5, 6, 7] })
        .execute(),
    );
    at('2026-11-25T09:00:00');
    await tick(test);
    expect(await reminders()).toEqual([]);
  });
});
