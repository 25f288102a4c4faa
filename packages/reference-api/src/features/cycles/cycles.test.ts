import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { mailsOf } from '../../../test/mails.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import type { OperationInput } from '../../operation/operation.ts';
import { createDepartment, leadDepartment } from '../performance/testing/performance-scene.ts';
import { cyclesMessages as texts } from './cycles-messages.ts';
import { createCyclesScene, cycleBody, everybody } from './testing/cycles-scene.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));

const read = async (id: number) =>
  (await test.call('getCycle', { token: scene.token, params: { id } })).data;
const preview = async (id: number) =>
  (await test.call('getCyclePreview', { token: scene.token, params: { id } })).data;
const adherence = async (id: number) =>
  (await test.call('getCycleAdherence', { token: scene.token, params: { id } })).data;
const people = async (
  idCiclo: number,
  query: Partial<OperationInput<'listCyclePeople'>['query']> = {},
) =>
  (await test.call('listCyclePeople', { token: scene.token, query: { idCiclo, ...query } })).data
    .rows;
const openRequestsOf = async (personId: number) => {
  const open = await test.database.inCompany(scene.companyId, (db) =>
    db
      .selectFrom('disc_response')
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .select('id')
      .execute(),
  );
  return open.length;
};
const namesOf = (rows: readonly { nmPessoa: string }[]) => rows.map(({ nmPessoa }) => nmPessoa);

describe('a draft', () => {
  it('is read as it was saved, and listed without people', async () => {
    const ana = await scene.addPerson({ name: 'Ana Souza' });
    const body = cycleBody({
      nmCiclo: '  Ciclo   de dezembro ',
      dsBoasVindas: 'Olá.\nReserve dez minutos.',
      dtAbertura: '2026-12-01',
      lstDiasLembrete: [3, -1, 0],
      publico: { ...everybody, dtAdmitidosAntes: '2026-09-01', lstExceto: [ana.id, ana.id] },
    });
    const { data: id, msg } = await test.call('createCycle', { token: scene.token, body });
    expect(msg).toBe(String(id));
    expect(await read(id)).toMatchObject({
      ...body,
      idCiclo: id,
      nrVersao: 1,
      nmCiclo: 'Ciclo de dezembro',
      lstDiasLembrete: [-1, 0, 3],
      publico: { ...body.publico, lstExceto: [ana.id] },
      idSituacaoCiclo: 1,
      pessoas: [],
      excecoes: [{ nmPessoa: 'Ana Souza' }],
    });
    const { data } = await test.call('listCycles', { token: scene.token });
    expect(data.rows).toMatchObject([{ idCiclo: id, qtdPessoas: 0, percentualAdesao: null }]);
  });

  it('is changed by whoever read it last, and keeps its kind', async () => {
    const id = await scene.add();
    const change = (values: object) =>
      test.call('updateCycle', {
        token: scene.token,
        body: { ...cycleBody({ nmCiclo: 'Outro' }), idCiclo: id, nrVersao: 1, ...values },
      });
    expect(await change({ idTipoCiclo: 2 })).toMatchObject({ status: 400, msg: texts.kindStays });
    expect((await change({})).status).toBe(200);
    expect(await change({})).toMatchObject({ status: 409, msg: texts.changedMeanwhile });
    expect((await read(id)).nmCiclo).toBe('Outro');
  });

  it('has a name of its own, whatever accents and case', async () => {
    await scene.add({ nmCiclo: 'Avaliação' });
    const body = cycleBody({ nmCiclo: 'AVALIACAO' });
    const reply = await test.call('createCycle', { token: scene.token, body });
    expect(reply).toMatchObject({ status: 409, faults: [{ field: 'nmCiclo' }] });
  });

  it('says all that is wrong with it', async () => {
    const body = cycleBody({ nmCiclo: ' ', dtPrazo: '2026-11-19', lstDiasLembrete: [] });
    const reply = await test.call('createCycle', { token: scene.token, body });
    expect(reply.status).toBe(400);
    expect(reply.faults?.map(({ field }) => field)).toEqual(['nmCiclo', 'dtPrazo']);
  });

  it('goes for good, and can be called so again', async () => {
    const id = await scene.add();
    const query = { idCiclo: id };
    expect((await test.call('deleteCycle', { token: scene.token, query })).status).toBe(200);
    expect((await test.call('getCycle', { token: scene.token, params: { id } })).status).toBe(404);
    expect(await scene.add()).toBeGreaterThan(id);
  });
});

describe('whom a cycle reaches', () => {
  it('is told before it begins, each person in one count', async () => {
    await scene.addPerson({ name: 'Ana' });
    await scene.addPerson({ name: 'Bia', email: null });
    await scene.addPerson({ name: 'Caio', is_active: false });
    const davi = await scene.addPerson({ name: 'Davi' });
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: davi.id, cdStatus: 4 as const };
    await test.call('createDiscRequest', { token: scene.token, body });
    const id = await scene.add();
    expect(await preview(id)).toMatchObject({
      qtdPessoas: 3,
      qtdEnviar: 2,
      qtdEmAberto: 1,
      qtdSemEmail: 1,
      qtdOutroCiclo: 0,
      semEmail: [{ nmPessoa: 'Bia' }],
      dsImpedimento: null,
    });
  });

  it('is who was hired before a day, in a department or below, or is named', async () => {
    const sales = await createDepartment(test, scene.companyId);
    const inside = { department_id: sales };
    await scene.addPerson({ name: 'Ana', ...inside, hired_on: '2026-08-31' });
    await scene.addPerson({ name: 'Bia', ...inside, hired_on: '2026-09-01' });
    await scene.addPerson({ name: 'Caio', hired_on: '2020-01-01' });
    const davi = await scene.addPerson({ name: 'Davi' });
    const id = await scene.add({
      publico: {
        ...everybody,
        lstDepartamentos: [sales],
        dtAdmitidosAntes: '2026-09-01',
        lstPessoas: [davi.id],
      },
    });
    await scene.start(id);
    expect(namesOf(await people(id))).toEqual(['Ana', 'Davi']);
  });

  it('may be nobody, and then it does not begin', async () => {
    const id = await scene.add();
    expect((await preview(id)).dsImpedimento).toBe(texts.nobody);
    const body = { idCiclo: id, nrVersao: 1, flAgora: true };
    const reply = await test.call('startCycle', { token: scene.token, body });
    expect(reply).toMatchObject({ status: 409, msg: texts.nobody });
  });

  it('is not asked for a review while there are no competencies', async () => {
    await scene.addPerson();
    const id = await scene.add({ idTipoCiclo: 2 });
    const { dsImpedimento } = await preview(id);
    expect(dsImpedimento).toBeTruthy();
    const body = { idCiclo: id, nrVersao: 1, flAgora: true };
    const reply = await test.call('startCycle', { token: scene.token, body });
    expect(reply).toMatchObject({ status: 409, msg: dsImpedimento });
  });
});

describe('a cycle that begins', () => {
  it('mails each person once, with its welcome and its deadline', async () => {
    await scene.addPerson({ name: 'Ana' });
    await scene.addPerson({ name: 'Bia' });
    const id = await scene.add({ dsBoasVindas: 'Reserve dez minutos.\n\nObrigada!' });
    await scene.start(id);
    await scene.run(id);
    const mails = await mailsOf(test, scene.companyId);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Reserve dez minutos.');
    expect(mails[0]?.text).toContain('O prazo para responder é 18/12/2026.');
    expect(await read(id)).toMatchObject({ idSituacaoCiclo: 3, qtdAguardandoEnvio: 0 });
    expect((await adherence(id)).total).toMatchObject({ qtdPessoas: 2, qtdNaoAbriram: 2 });
  });

  it('tells how many people are left to be sent to', async () => {
    await scene.addPerson();
    await scene.addPerson();
    const id = await scene.add();
    const body = { idCiclo: id, nrVersao: 1, flAgora: true };
    await test.call('startCycle', { token: scene.token, body });
    expect((await read(id)).qtdAguardandoEnvio).toBe(2);
    await scene.run(id);
    expect((await read(id)).qtdAguardandoEnvio).toBe(0);
  });

  it('takes open requests in, unless they are of another cycle', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const first = await scene.add({ nmCiclo: 'Primeiro' });
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: ana.id, cdStatus: 4 as const };
    await test.call('createDiscRequest', { token: scene.token, body });
    await scene.start(first);
    expect(await people(first)).toMatchObject([{ nmPessoa: 'Ana', idPosicao: 2 }]);
    expect(await mailsOf(test, scene.companyId)).toHaveLength(1);

    const second = await scene.add({ nmCiclo: 'Segundo' });
    expect(await preview(second)).toMatchObject({ qtdEnviar: 0, qtdOutroCiclo: 1 });
    await scene.start(second);
    expect(await people(second)).toMatchObject([{ nmPessoa: 'Ana', idPosicao: 1 }]);
  });

  it('can be neither edited, begun again nor deleted', async () => {
    await scene.addPerson();
    const id = await scene.add();
    await scene.start(id);
    const { nrVersao } = await read(id);
    const { token } = scene;
    const body = { ...cycleBody(), idCiclo: id, nrVersao };
    const start = { idCiclo: id, nrVersao, flAgora: true };
    for (const reply of [
      await test.call('updateCycle', { token, body }),
      await test.call('startCycle', { token, body: start }),
      await test.call('deleteCycle', { token, query: { idCiclo: id } }),
    ]) {
      expect(reply).toMatchObject({ status: 409, msg: texts.begun });
    }
  });
});

describe('a scheduled cycle', () => {
  it('waits for its day, and may be a draft again', async () => {
    await scene.addPerson();
    const id = await scene.add({ dtAbertura: '2026-12-01' });
    const start = () =>
      test.call('startCycle', {
        token: scene.token,
        body: { idCiclo: id, nrVersao: 1, flAgora: false },
      });
    expect(await start()).toMatchObject({
      data: { idSituacaoCiclo: 2 },
      msg: texts.scheduled('01/12/2026'),
    });
    await scene.run(id);
    expect(await mailsOf(test, scene.companyId)).toEqual([]);
    const body = { idCiclo: id };
    expect((await test.call('unscheduleCycle', { token: scene.token, body })).status).toBe(200);
    expect((await read(id)).idSituacaoCiclo).toBe(1);
    const again = await test.call('unscheduleCycle', { token: scene.token, body });
    expect(again).toMatchObject({ status: 409, msg: texts.notScheduled });
  });

  it('is a draft again once it has no opening day', async () => {
    await scene.addPerson();
    const idCiclo = await scene.add({ dtAbertura: '2026-12-01' });
    const { token } = scene;
    const start = { idCiclo, nrVersao: 1, flAgora: false };
    await test.call('startCycle', { token, body: start });
    const change = async (values: object) => {
      const { nrVersao } = await read(idCiclo);
      const body = { ...cycleBody(values), idCiclo, nrVersao };
      await test.call('updateCycle', { token, body });
      return (await read(idCiclo)).idSituacaoCiclo;
    };
    expect(await change({ dtAbertura: '2026-12-02' })).toBe(2);
    expect(await change({ dtAbertura: null })).toBe(1);
  });
});

describe('the people of a cycle that is under way', () => {
  it('come in, are sent to, and are not sent to twice', async () => {
    await scene.addPerson({ name: 'Ana' });
    const id = await scene.add();
    await scene.start(id);
    const bia = await scene.addPerson({ name: 'Bia' });
    const body = { idCiclo: id, lstPessoas: [bia.id] };
    const add = () => test.call('addCyclePeople', { token: scene.token, body });
    expect(await add()).toMatchObject({ data: { qtdIncluidas: 1 }, msg: texts.added(1) });
    await scene.run(id);
    expect((await add()).data).toEqual({ qtdIncluidas: 0 });
    await scene.run(id);
    expect(await mailsOf(test, scene.companyId)).toHaveLength(2);
    const left = await scene.addPerson({ is_active: false });
    const wrong = { idCiclo: id, lstPessoas: [left.id] };
    const reply = await test.call('addCyclePeople', { token: scene.token, body: wrong });
    expect(reply).toMatchObject({ status: 400, msg: texts.unfitPeople });
  });

  it('come one by one as often as requests are sent, and many at once as often as to everybody', async () => {
    const id = await scene.add();
    await scene.addPerson();
    await scene.start(id);
    const add = async (count: number) => {
      const people = await Promise.all(Array.from({ length: count }, () => scene.addPerson()));
      const lstPessoas = people.map((person) => person.id);
      const body = { idCiclo: id, lstPessoas };
      return (await test.call('addCyclePeople', { token: scene.token, body })).status;
    };
    for (let times = 0; times < 8; times += 1) expect(await add(1)).toBe(200);
    // The beginning was one of the five.
    for (let times = 1; times < 5; times += 1) expect(await add(2)).toBe(200);
    expect(await add(2)).toBe(429);
    expect(await add(1)).toBe(200);
  });

  it('go with their request, and may come back', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    await scene.addPerson({ name: 'Bia' });
    const id = await scene.add();
    await scene.start(id);
    const body = { idCiclo: id, idOrganogramaPessoa: ana.id };
    const remove = () => test.call('removeCyclePerson', { token: scene.token, body });
    expect(await remove()).toMatchObject({ status: 200, msg: texts.removed });
    expect(namesOf(await people(id))).toEqual(['Bia']);
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await openRequestsOf(ana.id)).toBe(0);
    const back = { idCiclo: id, lstPessoas: [ana.id] };
    await test.call('addCyclePeople', { token: scene.token, body: back });
    await scene.run(id);
    expect(await people(id)).toMatchObject([
      { nmPessoa: 'Ana', idPosicao: 2 },
      { nmPessoa: 'Bia', idPosicao: 2 },
    ]);
  });

  it('see of which cycle their request is, and until when', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const own = async () => {
      const token = await openEmployeeSession(test, ana);
      return (await test.call('getEmployeeUser', { token })).data.solicitacaoComportamental?.ciclo;
    };
    const idCiclo = await scene.add();
    await scene.start(idCiclo);
    expect(await own()).toEqual({ nmCiclo: 'Comportamental 2026', dtPrazo: '2026-12-18' });
    const body = { idCiclo, dtPrazo: '2026-12-22' };
    await test.call('moveCycleDeadline', { token: scene.token, body });
    expect(await own()).toEqual({ nmCiclo: 'Comportamental 2026', dtPrazo: '2026-12-22' });
  });

  it('are asked without an e-mail too, and told apart while their answer is waited for', async () => {
    await scene.addPerson({ name: 'Ana' });
    await scene.addPerson({ name: 'Bia', email: null });
    const id = await scene.add();
    await scene.start(id);
    const [ana, bia] = await people(id);
    expect(ana).toMatchObject({ nmPessoa: 'Ana', idPosicao: 2, flSemEmail: false });
    expect(bia).toMatchObject({ nmPessoa: 'Bia', idPosicao: 2, flSemEmail: true });
    expect(await people(id, { semEmail: true })).toMatchObject([{ nmPessoa: 'Bia' }]);
    expect(await adherence(id)).toMatchObject({ qtdSemEmail: 1 });
    expect(await mailsOf(test, scene.companyId)).toHaveLength(1);
    const mailedTo = (mailed_to: string) =>
      test.database.inCompany(scene.companyId, (db) =>
        db
          .updateTable('disc_response')
          .set({ mailed_to })
          .where('id', '=', bia?.idResposta ?? 0)
          .execute(),
      );
    await mailedTo('bia@casa.test');
    expect((await people(id))[1]).toMatchObject({ nmPessoa: 'Bia', flSemEmail: false });
    expect(await people(id, { semEmail: true })).toEqual([]);
    expect(await adherence(id)).toMatchObject({ qtdSemEmail: 0 });
    expect(
      (await test.call('createCycleSlips', { token: scene.token, body: { idCiclo: id } })).status,
    ).toBe(409);
    await mailedTo('');
    expect(await people(id, { semEmail: true })).toHaveLength(1);
    const closing = { idResposta: bia?.idResposta ?? 0 };
    await test.call('closeDiscRequest', { token: scene.token, body: closing });
    expect(await people(id, { semEmail: true })).toEqual([]);
    expect(await adherence(id)).toMatchObject({ qtdSemEmail: 0 });
  });

  it('are put in order by what their list tells of them', async () => {
    const department = await createDepartment(test, scene.companyId);
    await scene.addPerson({ name: 'Ana' });
    const bia = await scene.addPerson({ name: 'Bia' });
    await scene.addPerson({ name: 'Caio', department_id: department });
    const id = await scene.add();
    await scene.start(id);
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .updateTable('disc_response')
        .where('person_id', '=', bia.id)
        .set({ status: 3, sent_at: new Date('2026-11-01T12:00:00.000Z') })
        .execute(),
    );
    const sorted = async (ordem: '-nome' | 'departamento' | '-situacao' | 'envio') =>
      namesOf(await people(id, { ordem })).join();
    expect(await sorted('-nome')).toBe('Caio,Bia,Ana');
    expect(await sorted('departamento')).toBe('Caio,Ana,Bia');
    expect(await sorted('-situacao')).toBe('Bia,Ana,Caio');
    expect(await sorted('envio')).toBe('Bia,Ana,Caio');
  });

  it('are asked later whose open request was of another cycle', async () => {
    const bia = await scene.addPerson({ name: 'Bia' });
    const first = await scene.add();
    await scene.start(first);
    const id = await scene.add({ nmCiclo: 'Segundo ciclo' });
    await scene.start(id);
    expect(await people(id)).toMatchObject([{ nmPessoa: 'Bia', idPosicao: 1 }]);
    const send = () =>
      test.call('sendCycleToUnsent', { token: scene.token, body: { idCiclo: id } });
    expect(await send()).toMatchObject({ status: 409, msg: texts.nobodyUnsent });
    const removed = { idCiclo: first, idOrganogramaPessoa: bia.id };
    await test.call('removeCyclePerson', { token: scene.token, body: removed });
    expect(await send()).toMatchObject({ data: { qtdIncluidas: 1 }, msg: texts.sending(1) });
    await scene.run(id);
    expect(await people(id)).toMatchObject([{ idPosicao: 2 }]);
  });
});

describe('how far a cycle is', () => {
  it('is told in all, by department with those below, and by manager', async () => {
    const parent = await createDepartment(test, scene.companyId);
    await scene.addPerson({ name: 'Ana', department_id: parent });
    const bia = await scene.addPerson({ name: 'Bia' });
    await scene.addPerson({ name: 'Caio', email: null });
    const id = await scene.add();
    await scene.start(id);
    await test.database.inCompany(scene.companyId, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', bia.id).execute(),
    );
    const { total, departamentos, gestores } = await adherence(id);
    expect(total).toEqual({
      qtdPessoas: 2,
      qtdResponderam: 0,
      percentualAdesao: 0,
      qtdSemEnvio: 0,
      qtdNaoAbriram: 2,
      qtdAbriram: 0,
      qtdRespondendo: 0,
      qtdComGestores: 0,
      qtdConcluidas: 0,
      qtdSairam: 1,
    });
    expect(departamentos).toMatchObject([
      { idOrganogramaNo: parent, nrNivel: 0, adesao: { qtdPessoas: 1 } },
      { idOrganogramaNo: 0, nmDepartamento: texts.noDepartment, adesao: { qtdSairam: 1 } },
    ]);
    expect(gestores).toMatchObject([{ idOrganogramaPessoa: 0, adesao: { qtdPessoas: 2 } }]);
    expect(namesOf(await people(id, { pendentes: true }))).toEqual(['Ana', 'Caio']);
    expect(namesOf(await people(id, { idPosicao: 7 }))).toEqual(['Bia']);
    const { data } = await test.call('listCycles', { token: scene.token });
    expect(data.rows).toMatchObject([{ qtdPessoas: 2, qtdResponderam: 0, percentualAdesao: 0 }]);
  });

  it('says of a manager that no mail can reach them', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const rui = await scene.addPerson({ name: 'Rui', email: null });
    const leadersOf = async (...leaders: readonly { id: number }[]) => {
      const department_id = await createDepartment(test, scene.companyId);
      for (const { id } of leaders) await leadDepartment(test, scene.companyId, department_id, id);
      return department_id;
    };
    await scene.addPerson({ name: 'Bia', department_id: await leadersOf(ana, rui) });
    const id = await scene.add();
    await scene.start(id);
    const { gestores } = await adherence(id);
    const told = gestores.map(({ nmPessoa, flSemEmail }) => [nmPessoa, flSemEmail]);
    expect(told).toEqual([
      ['Ana', undefined],
      ['Rui', true],
      [texts.noManager, undefined],
    ]);
  });

  it('is nothing before it begins', async () => {
    const id = await scene.add();
    const reply = await test.call('getCycleAdherence', { token: scene.token, params: { id } });
    expect(reply).toMatchObject({ status: 409, msg: texts.notBegun });
  });
});

describe('the lists of people', () => {
  it('are narrowed down to who is in a cycle', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    await scene.addPerson({ name: 'Bia' });
    const publico = { ...everybody, somenteEscolhidas: true, lstPessoas: [ana.id] };
    const idCiclo = await scene.add({ publico });
    await scene.start(idCiclo);
    const names = async (id: number) => {
      const query = { idCiclo: id };
      const { data } = await test.call('listEmployees', { token: scene.token, query });
      return namesOf(data.rows);
    };
    expect(await names(idCiclo)).toEqual(['Ana']);
    expect(await names(0)).toEqual(['Ana', 'Bia']);
    expect(await names(idCiclo + 1)).toEqual([]);
    const query = { idCiclo };
    const reviews = await test.call('listPerformanceByEmployee', { token: scene.token, query });
    expect(namesOf(reviews.data.rows)).toEqual(['Ana']);
  });
});

describe('the end of a cycle', () => {
  it('moves with its deadline, and says who is late', async () => {
    await scene.addPerson({ name: 'Ana' });
    const id = await scene.add({ dtPrazo: '2026-11-21' });
    await scene.start(id);
    const late = async () => (await people(id)).map(({ flAtrasada }) => flAtrasada);
    expect(await late()).toEqual([false]);
    const move = (dtPrazo: string) =>
      test.call('moveCycleDeadline', { token: scene.token, body: { idCiclo: id, dtPrazo } });
    expect(await move('2026-11-19')).toMatchObject({ status: 400, faults: [{ field: 'dtPrazo' }] });
    expect((await move('2026-11-20')).status).toBe(200);
    expect((await read(id)).dtPrazo).toBe('2026-11-20');
    test.clock.set(new Date('2026-11-21T03:00:00.000Z'));
    const { data } = await test.call('listCyclePeople', {
      token: await openStaffSession(test, scene.user),
      query: { idCiclo: id },
    });
    expect(data.rows).toMatchObject([{ flAtrasada: true }]);
  });

  it.each([true, false])('cancels what nobody has answered: %s', async (flCancelarAbertas) => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const id = await scene.add();
    await scene.start(id);
    const closing = { token: scene.token, params: { id } };
    expect((await test.call('getCycleClosing', closing)).data).toEqual({
      qtdSemResposta: 1,
      qtdComGestores: 0,
    });
    const body = { idCiclo: id, flCancelarAbertas };
    expect((await test.call('closeCycle', { token: scene.token, body })).status).toBe(200);
    expect((await read(id)).qtdAguardandoCancelamento).toBe(flCancelarAbertas ? 1 : 0);
    if (flCancelarAbertas) await scene.run(id);
    expect((await read(id)).qtdAguardandoCancelamento).toBe(0);
    expect(await openRequestsOf(ana.id)).toBe(flCancelarAbertas ? 0 : 1);
    expect((await read(id)).idSituacaoCiclo).toBe(4);
    const again = await test.call('closeCycle', { token: scene.token, body });
    expect(again).toMatchObject({ status: 409, msg: texts.notRunning });
  });
});
