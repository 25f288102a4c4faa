import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { createReminderScene, tick } from '../../shared/reminders/testing/reminder-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReminderScene(test, { isOn: false }));

const rule = {
  flAtivo: true,
  qtdDias: 5,
  qtdMaxima: 2,
  lstDiasSemana: [2, 4],
  nrHora: 14,
};

const read = async () => test.call('getReminderSettings', { token: await scene.token() });
const save = async (values: object = {}) =>
  test.call('saveReminderSettings', {
    token: await scene.token(),
    body: { ...rule, ...values },
  });

async function request() {
  const { id } = await scene.addPerson();
  const reply = await test.call('createDiscRequest', {
    token: await scene.token(),
    body: { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 },
  });
  return { idResposta: reply.data, personId: id };
}

async function trail() {
  const events = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('audit_event').selectAll().where('action', '=', 'reminders.changed').execute(),
  );
  return events.map(({ details }) => details);
}

describe('the rule of reminders', () => {
  it('is off, three days, three times, working days, nine o’clock, until it is settled', async () => {
    expect((await read()).data).toEqual({
      flAtivo: false,
      qtdDias: 3,
      qtdMaxima: 3,
      lstDiasSemana: [1, 2, 3, 4, 5],
      nrHora: 9,
      qtdHoje: 0,
    });
  });

  it('is saved, and told as it is then', async () => {
    const saved = await save({ lstDiasSemana: [4, 2, 4] });
    expect(saved).toMatchObject({ status: 200, msg: 'Salvo com sucesso.' });
    expect(saved.data).toEqual({ ...rule, qtdHoje: 0 });
    expect((await read()).data).toEqual(saved.data);
    await save();
    expect(await trail()).toEqual([
      { isOn: true, afterDays: 5, atMost: 2, hour: 14, weekdays: '2,4' },
    ]);
  });

  it.each([
    [{ qtdDias: 0 }, 'qtdDias', 'Informe de 1 a 60 dias.'],
    [{ qtdDias: 61 }, 'qtdDias', 'Informe de 1 a 60 dias.'],
    [{ qtdMaxima: 0 }, 'qtdMaxima', 'Informe de 1 a 10 lembretes.'],
    [{ qtdMaxima: 11 }, 'qtdMaxima', 'Informe de 1 a 10 lembretes.'],
    [{ lstDiasSemana: [] }, 'lstDiasSemana', 'Escolha pelo menos um dia da semana.'],
    [{ lstDiasSemana: [8] }, 'lstDiasSemana', 'Escolha pelo menos um dia da semana.'],
    [{ nrHora: 24 }, 'nrHora', 'Escolha uma hora de 0 a 23.'],
    [{ nrHora: -1 }, 'nrHora', 'Escolha uma hora de 0 a 23.'],
    [{ qtdDias: 'três' }, 'qtdDias', 'Informe os dias entre os lembretes com um número inteiro.'],
    [{ qtdDias: 1.5 }, 'qtdDias', 'Informe os dias entre os lembretes com um número inteiro.'],
    [{ nrHora: null }, 'nrHora', 'Informe a hora.'],
    [{ flAtivo: 'sim' }, 'flAtivo', expect.any(String)],
  ])('is refused as %j', async (values, field, message) => {
    const reply = await save(values);
    expect(reply.status).toBe(400);
    expect(reply.faults).toEqual([{ field, message }]);
    expect((await read()).data.flAtivo).toBe(false);
    expect(await trail()).toEqual([]);
  });

  it('tells how many it would remind now, on or off, and those of this company alone', async () => {
    const other = await createReminderScene(test);
    const { idResposta } = await request();
    const { personId } = await request();
    await request();
    expect((await read()).data.qtdHoje).toBe(0);
    test.clock.set(new Date('2026-11-22T12:00:00.000Z'));
    expect((await read()).data.qtdHoje).toBe(0);
    test.clock.set(new Date('2026-11-23T05:00:00.000Z'));
    expect((await read()).data.qtdHoje).toBe(3);
    const foreign = await test.call('getReminderSettings', { token: await other.token() });
    expect(foreign.data.qtdHoje).toBe(0);
    const token = await scene.token();
    await test.call('closeDiscRequest', { token, body: { idResposta } });
    await test.call('deactivateEmployee', { token, body: { idOrganogramaPessoa: personId } });
    expect((await read()).data.qtdHoje).toBe(1);
    expect((await save({ qtdDias: 4 })).data.qtdHoje).toBe(0);
  });

  it('holds from the next day on when it is saved after its hour', async () => {
    await request();
    const allWeek = { lstDiasSemana: [1, 2, 3, 4, 5, 6, 7], qtdDias: 1, nrHora: 9 };
    test.clock.set(new Date('2026-11-24T20:00:00.000Z'));
    await save(allWeek);
    expect(await tick(test)).toBe(0);
    test.clock.set(new Date('2026-11-25T12:00:00.000Z'));
    expect(await tick(test)).toBe(1);
    expect(await scene.reminders()).toHaveLength(1);
  });

  it('can be seen and changed with the right to it alone', async () => {
    const viewer = await createStaffUser(test.database, scene.company.id, {
      rights: { 9: ['visualizar'] },
    });
    const token = await openStaffSession(test, viewer);
    expect((await test.call('getReminderSettings', { token })).status).toBe(200);
    expect((await test.call('saveReminderSettings', { token, body: rule })).status).toBe(403);
    const nobody = await createStaffUser(test.database, scene.company.id, {
      rights: { 4: ['visualizar', 'alterar'] },
    });
    const other = await openStaffSession(test, nobody);
    expect((await test.call('getReminderSettings', { token: other })).status).toBe(403);
  });
});
