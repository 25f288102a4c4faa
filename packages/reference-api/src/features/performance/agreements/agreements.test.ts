// @engine both: two who answer at once, queue, workers beside each other
import { dateOnlyOf } from '@aferir/domain';
import { describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../../scripts/lib/patience.ts';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { type OwnWork, workInThreeQueues } from '../../../../test/own-queues.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { createMailer } from '../../../shared/mail/mailer.ts';
import { reminderWork } from '../../../shared/reminders/testing/reminder-scene.ts';
import {
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
  mailedLinkOf,
  sendReview,
} from '../testing/performance-scene.ts';
import { createFinishedReview, rate, raterByLink } from '../testing/rating-scene.ts';
import { beginAgreementReminders, remindAgreements } from './remind-agreements.ts';

const test = openTestApp();
const DAY = 24 * 60 * 60_000;

const scene = openScene(async () => {
  const review = await createReviewScene(test, { managerCount: 1 });
  const [manager] = review.managers;
  if (!manager) throw new Error('There is no manager');
  const sent = await createFinishedReview(test, review);
  return {
    ...review,
    sent,
    manager,
    employee: await openEmployeeSession(test, review.person),
    boss: await openEmployeeSession(test, manager),
  };
});

const dayIn = (days: number) => dateOnlyOf(new Date(testStart.getTime() + days * DAY));

function draft(changes: object = {}) {
  return {
    idCombinado: 0,
    idResposta: scene.sent.idResposta,
    dsObjetivo: '  Apresentar com\nsegurança ',
    dsAcao: 'Ensaiar na véspera.\n',
    tpResponsavel: 'pessoa',
    dtPrazo: dayIn(10),
    idCompetencia: scene.competencies[0]?.id ?? 0,
    ...changes,
  };
}

const save = (token: string, changes: object = {}) =>
  test.call('saveAgreement', { token, body: draft(changes) });
const act = (
  id: 'confirmAgreement' | 'removeAgreement' | 'setAgreementOutcome',
  token: string,
  idCombinado: number,
  nrVersao: number,
  more: object = {},
) => test.call(id, { token, body: { idCombinado, nrVersao, ...more } });
const list = (credential: { token: string } | { link: string }) =>
  test.call('listAgreements', { ...credential, query: { idResposta: scene.sent.idResposta } });

async function agree(changes: object = {}): Promise<number> {
  const { data } = await save(scene.employee, changes);
  const reply = await act('confirmAgreement', scene.boss, data, 1);
  if (reply.status !== 200) throw new Error(reply.msg);
  return data;
}

async function agreementMails() {
  const mails = await mailsOf(test, scene.company.id);
  return mails
    .filter(({ subject }) => subject.includes('combinado'))
    .map(({ recipient, text }) => ({ recipient, text }));
}

describe('saveAgreement', () => {
  it('keeps what a person writes, which waits for the manager', async () => {
    const { data: id, msg } = await save(scene.employee);
    expect(msg).toBe(String(id));
    const { data } = await list({ token: scene.boss });
    expect(data).toEqual({
      rows: [
        {
          idCombinado: id,
          idResposta: scene.sent.idResposta,
          idOrganogramaPessoa: scene.person.id,
          nmPessoa: 'Zoé Prado',
          nmGestor: null,
          dsObjetivo: 'Apresentar com segurança',
          dsAcao: 'Ensaiar na véspera.',
          tpResponsavel: 'pessoa',
          dtPrazo: dayIn(10),
          idCompetencia: scene.competencies[0]?.id,
          nmCompetencia: 'Competência 1',
          tpSituacao: 'aguardando',
          tpAguarda: 'gestor',
          tpMeuLado: 'gestor',
          dtEncerramento: null,
          nrVersao: 1,
          podeAlterar: true,
          podeConfirmar: true,
          podeEncerrar: false,
          podeReabrir: false,
          podeExcluir: true,
        },
      ],
      qtdRecords: 1,
      podeEscrever: true,
      anteriores: [],
    });
    const own = await list({ token: scene.employee });
    expect(own.data.rows[0]).toMatchObject({ tpMeuLado: 'pessoa', podeConfirmar: false });
  });

  it('asks the other side anew when an agreed one changes, and not when nothing does', async () => {
    const idCombinado = await agree();
    const same = await save(scene.boss, { idCombinado, nrVersao: 2 });
    expect(same.status).toBe(200);
    expect((await list({ token: scene.boss })).data.rows[0]).toMatchObject({
      tpSituacao: 'combinado',
      nrVersao: 2,
    });
    await save(scene.boss, { idCombinado, nrVersao: 2, dsAcao: 'Ensaiar dois dias antes.' });
    expect((await list({ token: scene.employee })).data.rows[0]).toMatchObject({
      tpSituacao: 'aguardando',
      tpAguarda: 'pessoa',
      nmGestor: 'Ana Prado',
      podeConfirmar: true,
      podeExcluir: false,
      nrVersao: 3,
    });
  });

  it('refuses a change of what has changed since, and one that has ended', async () => {
    const idCombinado = await agree();
    const stale = await save(scene.employee, { idCombinado, nrVersao: 1, dsAcao: 'Outra.' });
    expect(stale).toMatchObject({
      status: 409,
      msg: 'Este combinado mudou enquanto você o via. Veja como ficou e tente de novo.',
    });
    await act('setAgreementOutcome', scene.boss, idCombinado, 2, { tpSituacao: 'cumprido' });
    const ended = await save(scene.employee, { idCombinado, nrVersao: 3, dsAcao: 'Outra.' });
    expect(ended).toMatchObject({
      status: 409,
      msg: 'Este combinado já terminou. Reabra-o para mudar algo.',
    });
  });

  it('tells each field that is wrong', async () => {
    const wrong = { dsObjetivo: ' ', dsAcao: '', dtPrazo: dayIn(-1), idCompetencia: 999_999 };
    const { status, faults } = await save(scene.employee, wrong);
    expect(status).toBe(400);
    expect(faults).toEqual([
      { field: 'dsObjetivo', message: 'Escreva o objetivo.' },
      { field: 'dsAcao', message: 'Escreva o que será feito.' },
      { field: 'dtPrazo', message: 'Escolha hoje ou um dia que ainda vem.' },
      { field: 'idCompetencia', message: 'Esta competência não faz parte da avaliação.' },
    ]);
    expect((await list({ token: scene.employee })).data.rows).toEqual([]);
  });

  it('says what is wrong in the language of whoever writes', async () => {
    const { msg } = await test.call('saveAgreement', {
      token: scene.employee,
      headers: { 'accept-language': 'en' },
      body: draft({ dsObjetivo: ' ' }),
    });
    expect(msg).toBe('Write the goal.');
  });

  it('takes 20 of a review', async () => {
    for (let count = 0; count < 20; count += 1) await save(scene.employee);
    expect(await save(scene.boss)).toMatchObject({
      status: 409,
      msg: 'Uma avaliação tem no máximo 20 combinados.',
    });
  });

  it('waits until the managers have rated', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    const early = { idResposta: sent.idResposta };
    expect(await save(scene.employee, early)).toMatchObject({
      status: 409,
      msg: 'Os combinados são escritos depois que os gestores avaliam.',
    });
    expect((await save(scene.boss, early)).status).toBe(403);
    const rater = await raterByLink(test, scene, sent);
    await rate(test, rater, [8, 9]);
    expect((await save(scene.boss, early)).status).toBe(200);
  });
});

describe('who writes and reads agreements', () => {
  it('is the person and whoever manages them by now, by session or by an own link', async () => {
    const links = [scene.sent.link, await mailedLinkOf(test, scene, scene.manager)];
    for (const link of links) {
      const reply = await test.call('saveAgreement', { link, body: draft() });
      expect(reply.status).toBe(200);
    }
    expect((await list({ link: links[0] ?? '' })).data).toMatchObject({ qtdRecords: 2 });
  });

  it('is no colleague, and nobody of another company', async () => {
    const colleague = await createPerson(test.database, scene.company.id);
    const other = await createCompany(test.database);
    const stranger = await createPerson(test.database, other.id);
    const idCombinado = await agree();
    for (const [person, status] of [
      [colleague, 403],
      [stranger, 404],
    ] as const) {
      const token = await openEmployeeSession(test, person);
      expect((await list({ token })).status).toBe(status);
      expect((await save(token)).status).toBe(status);
      expect((await act('confirmAgreement', token, idCombinado, 2)).status).toBe(status);
      expect((await act('removeAgreement', token, idCombinado, 2)).status).toBe(status);
    }
  });

  it('lets a manager who manages the person no more read what there is', async () => {
    await agree();
    const departmentId = await createDepartment(test, scene.company.id);
    const next = await createPerson(test.database, scene.company.id, { name: 'Nova Gestora' });
    await leadDepartment(test, scene.company.id, departmentId, next.id);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ department_id: departmentId })
        .where('id', '=', scene.person.id)
        .execute(),
    );
    const former = await list({ token: scene.boss });
    expect(former.data).toMatchObject({ qtdRecords: 1, podeEscrever: false });
    expect(former.data.rows[0]).toMatchObject({ tpMeuLado: null, podeAlterar: false });
    expect((await save(scene.boss)).status).toBe(403);
    const successor = await openEmployeeSession(test, next);
    expect((await list({ token: successor })).data).toMatchObject({ podeEscrever: true });
    const { data: own } = await test.call('listOwnAgreements', { token: successor });
    expect(own.qtdRecords).toBe(1);
    expect((await test.call('listOwnAgreements', { token: scene.boss })).data.qtdRecords).toBe(0);
  });

  it('lets staff of the section read, and shows nothing to a link to the report', async () => {
    await agree();
    const staff = await list({ token: scene.staff });
    expect(staff.data).toMatchObject({ qtdRecords: 1, podeEscrever: false });
    expect(staff.data.rows[0]).toMatchObject({ tpMeuLado: null, podeEncerrar: false });
    const powerless = await createStaffUser(test.database, scene.company.id);
    expect((await list({ token: await openStaffSession(test, powerless) })).status).toBe(403);
    const link = await mailedLinkOf(test, scene, scene.person);
    expect((await list({ link })).data).toEqual({ rows: [], qtdRecords: 0, podeEscrever: false });
    expect((await test.call('saveAgreement', { link, body: draft() })).status).toBe(403);
  });
});

describe('whoever is asked and has no e-mail', () => {
  async function loseEmail(...ids: readonly number[]) {
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: null })
        .where('id', 'in', [0, ...ids])
        .execute(),
    );
  }
  const ownOf = (token: string) => test.call('listOwnAgreements', { token });

  it('is named to the other side while it waits for them, and to nobody else', async () => {
    const next = await createPerson(test.database, scene.company.id, { name: 'Rui Prado' });
    await leadDepartment(test, scene.company.id, scene.departmentId, next.id);
    await loseEmail(next.id);
    const { data: id } = await save(scene.employee);
    const named = { idCombinado: id, lstSemEmail: ['Rui Prado'] };
    expect((await list({ token: scene.employee })).data.rows).toMatchObject([named]);
    expect((await ownOf(scene.employee)).data.rows).toMatchObject([named]);
    for (const token of [scene.boss, scene.staff]) {
      expect((await list({ token })).data.rows[0]).not.toHaveProperty('lstSemEmail');
    }
    await act('confirmAgreement', scene.boss, id, 1);
    expect((await list({ token: scene.employee })).data.rows[0]).not.toHaveProperty('lstSemEmail');
  });

  it('is the person where a manager writes, and nobody while all can be mailed', async () => {
    await save(scene.boss);
    expect((await ownOf(scene.boss)).data.rows[0]).not.toHaveProperty('lstSemEmail');
    await loseEmail(scene.person.id);
    expect((await ownOf(scene.boss)).data.rows).toMatchObject([
      { tpAguarda: 'pessoa', lstSemEmail: [scene.person.name] },
    ]);
  });
});

describe('the way of an agreement', () => {
  it('holds once both have confirmed; each side confirms what waits for it', async () => {
    const { data: id } = await save(scene.employee);
    expect(await act('confirmAgreement', scene.employee, id, 1)).toMatchObject({
      status: 409,
      msg: 'Este combinado não espera a sua confirmação.',
    });
    expect(await act('confirmAgreement', scene.boss, id, 1)).toMatchObject({
      status: 200,
      msg: 'Combinado confirmado.',
    });
    expect((await list({ token: scene.boss })).data.rows[0]).toMatchObject({
      tpSituacao: 'combinado',
      tpAguarda: null,
      nmGestor: 'Ana Prado',
      nrVersao: 2,
    });
    expect((await act('confirmAgreement', scene.boss, id, 2)).status).toBe(409);
  });

  it('is confirmed by one of two who press at once as the other changes it', async () => {
    const { data: id } = await save(scene.employee);
    const replies = await Promise.all([
      act('confirmAgreement', scene.boss, id, 1),
      save(scene.employee, { idCombinado: id, nrVersao: 1, dsAcao: 'Outra.' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ends as kept or given up, and opens again', async () => {
    const { data: proposed } = await save(scene.employee);
    const early = { tpSituacao: 'cumprido' };
    expect((await act('setAgreementOutcome', scene.employee, proposed, 1, early)).status).toBe(409);
    const id = await agree();
    await act('setAgreementOutcome', scene.employee, id, 2, { tpSituacao: 'encerrado' });
    const { data } = await list({ token: scene.boss });
    expect(data.rows.map(({ idCombinado }) => idCombinado)).toEqual([proposed, id]);
    expect(data.rows[1]).toMatchObject({
      tpSituacao: 'encerrado',
      dtEncerramento: test.clock.now().toISOString(),
      podeReabrir: true,
      podeAlterar: false,
    });
    await act('setAgreementOutcome', scene.boss, id, 3, { tpSituacao: 'aberto' });
    expect((await list({ token: scene.boss })).data.rows[1]).toMatchObject({
      tpSituacao: 'combinado',
      dtEncerramento: null,
    });
  });

  it('is taken away only where it has never held', async () => {
    const { data: proposed } = await save(scene.employee);
    expect((await act('removeAgreement', scene.boss, proposed, 1)).status).toBe(200);
    const id = await agree();
    expect(await act('removeAgreement', scene.employee, id, 2)).toMatchObject({
      status: 409,
      msg: 'Um combinado que já valeu não é excluído. Encerre-o, e ele fica para consulta.',
    });
    expect((await list({ token: scene.boss })).data.qtdRecords).toBe(1);
  });
});

describe('listOwnAgreements', () => {
  it('puts first what waits for the caller, then by days, without what has ended', async () => {
    const late = await agree({ dtPrazo: dayIn(20) });
    const soon = await agree({ dtPrazo: dayIn(2) });
    const ended = await agree();
    await act('setAgreementOutcome', scene.boss, ended, 2, { tpSituacao: 'cumprido' });
    const { data: waiting } = await save(scene.boss, { dtPrazo: dayIn(30) });
    const idsOf = async (token: string) =>
      (await test.call('listOwnAgreements', { token })).data.rows.map(
        ({ idCombinado, tpMeuLado }) => [idCombinado, tpMeuLado],
      );
    expect(await idsOf(scene.employee)).toEqual([
      [waiting, 'pessoa'],
      [soon, 'pessoa'],
      [late, 'pessoa'],
    ]);
    expect(await idsOf(scene.boss)).toEqual([
      [soon, 'gestor'],
      [late, 'gestor'],
      [waiting, 'gestor'],
    ]);
    const page = await test.call('listOwnAgreements', {
      token: scene.employee,
      query: { take: 1, index: 1 },
    });
    expect(page.data).toMatchObject({ qtdRecords: 3, rows: [{ idCombinado: soon }] });
  });
});

describe('the next review', () => {
  it('tells the person and the manager at its start what was agreed on before', async () => {
    const id = await agree();
    const { link } = await sendReview(test, scene, scene.person);
    const read = (hash: string) =>
      test.call('getSelfAssessmentByLink', { params: { hash }, link: hash });
    expect((await read(link)).data.combinados).toEqual([
      {
        idCombinado: id,
        dsObjetivo: 'Apresentar com segurança',
        dsAcao: 'Ensaiar na véspera.',
        tpResponsavel: 'pessoa',
        dtPrazo: dayIn(10),
        nmCompetencia: 'Competência 1',
        tpSituacao: 'combinado',
      },
    ]);
    expect((await read(scene.sent.link)).data.combinados).toEqual([]);
  });

  it('tells a manager who is to rate, and shows the own agreements of it later', async () => {
    const id = await agree();
    const { idResposta } = await createSelfAssessed(test, scene, [9, 9]);
    const query = { idResposta };
    const { data } = await test.call('listAgreements', { token: scene.boss, query });
    expect(data).toMatchObject({ rows: [], anteriores: [{ idCombinado: id }] });
  });

  it('tells nothing by a link that was mailed elsewhere', async () => {
    await agree();
    await sendReview(test, scene, scene.person);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ email: 'novo@empresa.example', former_email: null })
        .where('id', '=', scene.person.id)
        .execute(),
    );
    const mails = await mailsOf(test, scene.company.id);
    const hash = /\/validar\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const { status, data } = await test.call('getSelfAssessmentByLink', {
      params: { hash },
      link: hash,
    });
    expect(status).toBe(200);
    expect(data).not.toHaveProperty('combinados');
  });
});

describe('mails about agreements', () => {
  const runReminders = () =>
    runJob(test, 'remind-agreements', {
      companyId: scene.company.id,
      day: dateOnlyOf(test.clock.now()),
    });

  it('ask the other side once a day, and say nothing of what was written', async () => {
    await save(scene.employee);
    await save(scene.employee);
    const mails = await agreementMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([scene.manager.email]);
    expect(mails[0]?.text).toContain('Zoé Prado escreveu um combinado com você');
    expect(mails[0]?.text).not.toContain('segurança');
  });

  it('remind three days before and on the day, each once however many processes there are', async () => {
    await agree({ dtPrazo: dayIn(3) });
    await agree({ dtPrazo: dayIn(3), tpResponsavel: 'gestor' });
    const before = (await agreementMails()).length;
    await Promise.all([runReminders(), runReminders(), runReminders()]);
    await runReminders();
    const sent = (await agreementMails()).slice(0, -before || undefined);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [scene.manager.email, scene.person.email].sort(),
    );
    for (const { text } of sent) {
      expect(text).toContain('Em 3 dias chega o prazo de um combinado seu.');
    }
    test.clock.advance(DAY);
    await runReminders();
    expect(await agreementMails()).toHaveLength(before + 2);
    test.clock.advance(2 * DAY);
    await runReminders();
    const [last] = await agreementMails();
    expect(await agreementMails()).toHaveLength(before + 4);
    expect(last?.text).toContain('Hoje é o prazo de um combinado seu.');
  });

  it('ask for what nobody was asked for, and once more three days later', async () => {
    await save(scene.employee);
    await save(scene.employee);
    test.clock.advance(DAY);
    await runReminders();
    const [second] = await agreementMails();
    expect(await agreementMails()).toHaveLength(2);
    expect(second).toMatchObject({ recipient: scene.manager.email });
    test.clock.advance(3 * DAY);
    await runReminders();
    test.clock.advance(9 * DAY);
    await runReminders();
    expect(await agreementMails()).toHaveLength(3);
  });

  it('begin once a day, at the hour of the company, where there is something to tell', async () => {
    const { database, clock } = test;
    const enqueued: string[] = [];
    const jobs = {
      enqueue: async (_db: unknown, name: string) => {
        enqueued.push(name);
      },
    } as never;
    await beginAgreementReminders({ database, clock, jobs });
    expect(enqueued).toEqual([]);
    await agree({ dtPrazo: dayIn(3) });
    await Promise.all([1, 2, 3].map(() => beginAgreementReminders({ database, clock, jobs })));
    expect(enqueued).toEqual(['remind-agreements']);
  });
});

describe('many processes, at the reminders of agreements,', () => {
  it('each with a queue and workers of its own send each once', async () => {
    await agree({ dtPrazo: dayIn(3) });
    await agree({ dtPrazo: dayIn(3), tpResponsavel: 'gestor' });
    const before = (await agreementMails()).length;
    let begun = 0;
    let done = 0;
    const own: OwnWork<'remind-agreements'> = {
      name: 'remind-agreements',
      async handle(payload, jobs) {
        begun += 1;
        await remindAgreements({ ...reminderWork(test), mailer: createMailer(jobs) }, payload);
        done += 1;
      },
    };
    await workInThreeQueues(test, own, async (queues) => {
      const beginAll = () =>
        Promise.all(
          queues.map((jobs) =>
            beginAgreementReminders({ ...test.services, jobs: { ...test.services.jobs, ...jobs } }),
          ),
        );
      await beginAll();
      await vi.waitFor(() => expect(done).toBe(1), { timeout: patience.wait });
      await beginAll();
    });
    expect(begun).toBe(1);
    const sent = (await agreementMails()).slice(0, -before || undefined);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [scene.manager.email, scene.person.email].sort(),
    );
  });
});

describe('privacy', () => {
  it('exports what somebody has agreed on, as the person and as the manager', async () => {
    await agree();
    const expected = { dsObjetivo: 'Apresentar com segurança', tpSituacao: 'combinado' };
    const own = await test.call('exportOwnData', { token: scene.employee });
    expect(own.data.combinados).toMatchObject([{ ...expected, tpLado: 'pessoa' }]);
    const managers = await test.call('exportOwnData', { token: scene.boss });
    expect(managers.data.combinados).toMatchObject([{ ...expected, tpLado: 'gestor' }]);
  });

  it('forgets the texts with the person', async () => {
    await agree();
    const body = { idOrganogramaPessoa: scene.person.id, nmPessoa: scene.person.name };
    const forgotten = await test.call('anonymizeEmployee', { token: scene.staff, body });
    expect(forgotten).toMatchObject({ status: 200 });
    const { data } = await list({ token: scene.staff });
    expect(data.rows[0]).toMatchObject({
      dsObjetivo: 'Texto apagado com os dados da pessoa.',
      dsAcao: 'Texto apagado com os dados da pessoa.',
    });
  });

  it('keeps a manager who has agreed on something', async () => {
    const next = await createPerson(test.database, scene.company.id);
    const other = await createPerson(test.database, scene.company.id);
    for (const { id } of [next, other]) {
      await leadDepartment(test, scene.company.id, scene.departmentId, id);
    }
    await save(await openEmployeeSession(test, next));
    await test.database.inCompany(scene.company.id, (db) =>
      db.deleteFrom('department_manager').where('person_id', 'in', [next.id, other.id]).execute(),
    );
    const remove = async ({ id: idOrganogramaPessoa }: { id: number }) => {
      const query = { idOrganogramaPessoa };
      return (await test.call('deleteEmployee', { token: scene.staff, query })).status;
    };
    expect(await remove(next)).toBe(409);
    expect(await remove(other)).toBe(200);
  });

  it('leaves a trace of each change', async () => {
    const id = await agree();
    await act('setAgreementOutcome', scene.boss, id, 2, { tpSituacao: 'cumprido' });
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select('action')
        .where('action', 'like', 'agreement.%')
        .orderBy('id')
        .execute(),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'agreement.written',
      'agreement.confirmed',
      'agreement.ended',
    ]);
  });
});
