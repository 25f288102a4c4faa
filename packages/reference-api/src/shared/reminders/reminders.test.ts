// @engine both: queue, workers beside each other
import { describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../scripts/lib/patience.ts';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../test/mails.ts';
import { type OwnWork, workInThreeQueues } from '../../../test/own-queues.ts';
import { answerQuestions, finish } from '../../features/behavioral/testing/behavioral-scene.ts';
import { partsOf } from '../../features/feature.ts';
import { deliverMail } from '../mail/mail-delivery.ts';
import { createMailer } from '../mail/mailer.ts';
import type { PersonRow } from '../people/people-tables.ts';
import { beginReminders } from './begin-reminders.ts';
import { sendCompanyReminders } from './company-rule.ts';
import { createReminderCheck } from './reminder-check.ts';
import { createReminderScene, reminderWork, tick, waitingJobs } from './testing/reminder-scene.ts';

const test = openTestApp();
const scene = openScene(async () => {
  const company = await createReminderScene(test);
  return { ...company, person: await company.addPerson({ name: 'Zoé Prado' }) };
});

/** A moment of the clock in São Paulo. Tests begin on Friday, 20 November 2026, at nine. */
const at = (text: string) => new Date(`2026-11-${text}-03:00`);
const monday = at('23T09:00:00');

async function request({ id }: PersonRow = scene.person) {
  const reply = await test.call('createDiscRequest', {
    token: await scene.token(),
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 },
  });
  if (reply.status !== 200) throw new Error(reply.msg);
  const [mail] = await mailsOf(test, scene.company.id);
  return { idResposta: reply.data, link: linkIn(mail) };
}

const openLink = async (link: string) =>
  (await test.call('getQuestionnaireByLink', { link, params: { hash: link } })).status;

async function tickAt(moment: Date): Promise<number> {
  test.clock.set(moment);
  return tick(test);
}

async function sentNumbers(): Promise<(number | null)[]> {
  const rows = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('reminder').select('number').orderBy('id').execute(),
  );
  return rows.map(({ number }) => number);
}

const people = (change: object) =>
  test.database.inCompany(scene.company.id, (db) =>
    db.updateTable('person').set(change).where('id', '=', scene.person.id).execute(),
  );

describe('a reminder', () => {
  it('goes out days after the request, says why and how often, and has a new link', async () => {
    const { link } = await request();
    expect(await tickAt(monday)).toBe(1);
    const [mail, ...others] = await scene.reminders();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: scene.person.email,
      person_id: scene.person.id,
      status: 'queued',
      subject: 'Padaria Pão & Cia: sua avaliação comportamental aguarda resposta',
    });
    for (const body of [mail?.text, mail?.html.replaceAll('&amp;', '&')]) {
      expect(body).toContain('Olá, Zoé Prado!');
      expect(body).toContain(
        'Lembrete 1 de no máximo 3. Assim que você concluir, os lembretes param.',
      );
      expect(body).toContain(
        'Você recebe este lembrete porque Padaria Pão & Cia solicitou a sua avaliação comportamental e ela ainda não foi concluída.',
      );
      expect(body).not.toContain('reenviou');
    }
    const next = linkIn(mail);
    expect(next).not.toBe(link);
    expect([await openLink(next), await openLink(link)]).toEqual([200, 200]);
    test.clock.set(at('24T09:00:01'));
    expect([await openLink(next), await openLink(link)]).toEqual([200, 403]);
  });

  it('leaves a trace that names nobody as who sent it', async () => {
    const { idResposta } = await request();
    await tickAt(monday);
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').selectAll().where('action', '=', 'reminder.sent').execute(),
    );
    expect(events).toMatchObject([
      {
        actor_kind: 'nobody',
        actor_id: null,
        person_id: scene.person.id,
        subject_id: idResposta,
        details: { number: 1, to: scene.person.email },
      },
    ]);
  });

  it('comes as often as the rule says, each after as many days, and no more', async () => {
    await request();
    const sent: string[] = [];
    for (let day = 20; day <= 30; day += 1) {
      await tickAt(at(`${day}T09:00:00`));
      for (const { created_at } of await scene.reminders()) sent.push(created_at.toISOString());
    }
    // Asked on Friday: Monday, Thursday, and the Monday after the Sunday on which it would be due.
    expect([...new Set(sent)].map((moment) => moment.slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-11-30',
    ]);
    for (const moment of [new Date('2026-12-03T12:00:00Z'), new Date('2026-12-31T12:00:00Z')]) {
      await tickAt(moment);
    }
    expect(await sentNumbers()).toEqual([1, 2, 3]);
    const texts = (await scene.reminders()).map(
      ({ text }) => /Lembrete \d de no máximo \d/.exec(text)?.[0],
    );
    expect(texts).toEqual([3, 2, 1].map((number) => `Lembrete ${number} de no máximo 3`));
  });

  it('waits for its hour, and is caught up later the same day, once', async () => {
    await request();
    expect(await tickAt(at('23T08:59:59'))).toBe(0);
    expect(await tickAt(at('23T17:40:00'))).toBe(1);
    expect(await tickAt(at('23T18:00:00'))).toBe(0);
    expect(await sentNumbers()).toEqual([1]);
  });

  it('waits for a day of the rule', async () => {
    await scene.settle({ weekdays: [3] });
    await request();
    expect(await tickAt(at('24T10:00:00'))).toBe(0);
    expect(await tickAt(at('25T10:00:00'))).toBe(1);
    expect(await sentNumbers()).toEqual([1]);
  });

  it('is none while the company has them off', async () => {
    await scene.settle({ isOn: false });
    await request();
    expect(await tickAt(monday)).toBe(0);
    expect(await scene.reminders()).toEqual([]);
  });

  it('counts its days from a mail that somebody sends by hand', async () => {
    const { idResposta } = await request();
    test.clock.set(at('22T22:00:00'));
    const reply = await test.call('resendDiscRequest', {
      token: await scene.token(),
      body: { idResposta, idOrganogramaPessoa: scene.person.id, email: null },
    });
    expect(reply.status).toBe(200);
    await tickAt(monday);
    await tickAt(at('24T09:00:00'));
    expect(await sentNumbers()).toEqual([]);
    await tickAt(at('25T09:00:00'));
    expect(await sentNumbers()).toEqual([1]);
  });

  it('takes nothing from what staff may send by hand', async () => {
    await request();
    const throttled = () =>
      test.database.inPlatform((db) => db.selectFrom('throttle_event').selectAll().execute());
    const before = await throttled();
    await tickAt(monday);
    expect(await scene.reminders()).toHaveLength(1);
    expect(await throttled()).toEqual(before);
  });

  it('concerns its own company alone', async () => {
    const other = await createReminderScene(test);
    const stranger = await other.addPerson();
    await test.call('createDiscRequest', {
      token: await other.token(),
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: stranger.id, cdStatus: 4 },
    });
    await request();
    await other.settle({ isOn: false });
    expect(await tickAt(monday)).toBe(1);
    expect(await scene.reminders()).toHaveLength(1);
    expect(await other.reminders()).toEqual([]);
    await other.settle({ hour: 10 });
    expect(await tickAt(at('23T10:00:00'))).toBe(1);
    expect((await other.reminders()).map(({ recipient }) => recipient)).toEqual([stranger.email]);
    expect(await scene.reminders()).toHaveLength(1);
  });
});

describe('nobody is reminded', () => {
  const reminded = async () => {
    await tickAt(monday);
    return (await scene.reminders()).length;
  };

  it('of what they have answered', async () => {
    const sent = await request();
    await answerQuestions(test, sent);
    expect((await finish(test, sent)).status).toBe(200);
    expect(await reminded()).toBe(0);
  });

  it('of what was closed', async () => {
    const { idResposta } = await request();
    await test.call('closeDiscRequest', { token: await scene.token(), body: { idResposta } });
    expect(await reminded()).toBe(0);
  });

  it('who is inactive, or has no address', async () => {
    await request();
    await people({ is_active: false });
    expect(await reminded()).toBe(0);
    await people({ is_active: true, email: null });
    await tickAt(at('24T09:00:00'));
    expect(await scene.reminders()).toEqual([]);
    await people({ email: 'nova@empresa.example' });
    await tickAt(at('25T09:00:00'));
    expect((await scene.reminders()).map(({ recipient }) => recipient)).toEqual([
      'nova@empresa.example',
    ]);
  });

  it('after what happens between the search and the mail', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const bia = await scene.addPerson({ name: 'Bia' });
    const first = await request();
    const second = await request(ana);
    await request(bia);
    test.clock.set(monday);
    const token = await scene.token();
    const work = reminderWork(test);
    const { mailer } = work;
    let mails = 0;
    const interrupted = {
      ...work,
      // Once the first mail is made, the others are done with, before their turn comes.
      database: {
        ...work.database,
        inCompany: async <T>(...[id, run]: Parameters<typeof work.database.inCompany<T>>) => {
          const result = await work.database.inCompany(id, run);
          if (mails === 1) {
            mails += 1;
            const body = { idResposta: second.idResposta };
            await test.call('closeDiscRequest', { token, body });
            await test.call('deactivateEmployee', {
              token,
              body: { idOrganogramaPessoa: bia.id },
            });
          }
          return result;
        },
      },
      mailer: {
        enqueue: (...args: Parameters<typeof mailer.enqueue>) => {
          mails += 1;
          return mailer.enqueue(...args);
        },
      },
    };
    await sendCompanyReminders(interrupted, { companyId: scene.company.id, day: '2026-11-23' });
    expect((await scene.reminders()).map(({ recipient }) => recipient)).toEqual([
      scene.person.email,
    ]);
    expect(first.idResposta).toBeGreaterThan(0);
  });

  it('once the day of the job is over, or the rule has changed', async () => {
    await request();
    const job = { companyId: scene.company.id, day: '2026-11-23' };
    test.clock.set(at('24T00:00:00'));
    await sendCompanyReminders(reminderWork(test), job);
    test.clock.set(monday);
    await scene.settle({ weekdays: [2, 3] });
    await sendCompanyReminders(reminderWork(test), job);
    await scene.settle({ isOn: false, weekdays: [1] });
    await sendCompanyReminders(reminderWork(test), job);
    expect(await scene.reminders()).toEqual([]);
    await scene.settle({ weekdays: [1] });
    await sendCompanyReminders(reminderWork(test), job);
    expect(await scene.reminders()).toHaveLength(1);
  });

  it('by a mail that waited until there was no reason for it', async () => {
    const { idResposta } = await request();
    await tickAt(monday);
    const [mail] = await scene.reminders();
    const { database, clock, services } = test;
    const isReminderWanted = createReminderCheck(
      database,
      partsOf(test.app.features, 'reminders').flat(),
    );
    const config = { ...services.config, demo: true };
    const deliver = () =>
      deliverMail({ config, database, clock, isReminderWanted }, undefined, {
        companyId: scene.company.id,
        mailId: mail?.id ?? 0,
      });
    await test.call('closeDiscRequest', { token: await scene.token(), body: { idResposta } });
    await deliver();
    const [dropped] = await scene.reminders();
    expect(dropped).toMatchObject({ status: 'dropped', text: '', html: '', delivered_at: null });

    await request();
    await tickAt(at('26T09:00:00'));
    const [next] = await scene.reminders();
    await deliverMail({ config, database, clock, isReminderWanted }, undefined, {
      companyId: scene.company.id,
      mailId: next?.id ?? 0,
    });
    expect((await scene.reminders())[0]).toMatchObject({ status: 'outbox' });
  });
});

describe('many processes', () => {
  it('begin the day once and send each reminder once', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => scene.addPerson()));
    for (const person of [scene.person, ...others]) await request(person);
    test.clock.set(monday);
    const work = reminderWork(test);
    await Promise.all([1, 2, 3].map(() => beginReminders(test.services)));
    const jobs = await waitingJobs(test);
    expect(jobs).toEqual([{ companyId: scene.company.id, day: '2026-11-23' }]);
    const [job] = jobs;
    if (job) await Promise.all([1, 2, 3].map(() => sendCompanyReminders(work, job)));
    const recipients = (await scene.reminders()).map(({ recipient }) => recipient);
    expect(recipients.toSorted()).toEqual(
      [scene.person, ...others].map(({ email }) => email).toSorted(),
    );
    expect(await sentNumbers()).toEqual(Array(9).fill(1));
  });

  it('each with a queue and workers of its own send one', async () => {
    await request();
    test.clock.set(monday);
    const { database, clock } = test;
    let done = 0;
    const work: OwnWork<'send-reminders'> = {
      name: 'send-reminders',
      async handle(job, jobs) {
        await sendCompanyReminders({ ...reminderWork(test), mailer: createMailer(jobs) }, job);
        done += 1;
      },
    };
    await workInThreeQueues(test, work, async (queues) => {
      const begin = () =>
        Promise.all(queues.map((jobs) => beginReminders({ database, clock, jobs })));
      await begin();
      await vi.waitFor(() => expect(done).toBe(1), { timeout: patience.wait });
      await begin();
    });
    expect(await waitingJobs(test)).toEqual([]);
    expect(await scene.reminders()).toHaveLength(1);
  });

  it('go on behind one that was killed', async () => {
    const ana = await scene.addPerson();
    await request();
    await request(ana);
    test.clock.set(monday);
    const work = reminderWork(test);
    const { mailer } = work;
    const job = { companyId: scene.company.id, day: '2026-11-23' };
    let mails = 0;
    const failing = {
      ...work,
      mailer: {
        async enqueue(...args: Parameters<typeof mailer.enqueue>) {
          mails += 1;
          await mailer.enqueue(...args);
          if (mails === 1) throw new Error('killed');
        },
      },
    };
    await expect(sendCompanyReminders(failing, job)).rejects.toThrow('killed');
    // What failed is undone as a whole, with its claim, its link and its mail.
    expect((await scene.reminders()).map(({ recipient }) => recipient)).toEqual([ana.email]);
    await sendCompanyReminders(work, job);
    await sendCompanyReminders(work, job);
    expect((await scene.reminders()).map(({ recipient }) => recipient)).toEqual([
      scene.person.email,
      ana.email,
    ]);
    expect(await sentNumbers()).toEqual([1, 1]);
  });
});
