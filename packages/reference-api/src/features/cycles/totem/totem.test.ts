// @engine both: one person at a time
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { untilSomebodyWaits } from '../../../../test/until-somebody-waits.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { createCyclesScene } from '../testing/cycles-scene.ts';

const test = openTestApp();

const marks = { cpf: '52998224725', registration_number: '0012', birth_date: '1990-05-14' };

const scene = openScene(async () => {
  const cycles = await createCyclesScene(test);
  const ana = await cycles.addPerson({ name: 'Ana', email: null, ...marks });
  const id = await cycles.add();
  await cycles.start(id);
  return { cycles, ana, id };
});

const open = (idCiclo = scene.id, token = scene.cycles.token) =>
  test.call('openCycleTotem', { token, body: { idCiclo } });
const close = (idCiclo = scene.id) =>
  test.call('closeCycleTotem', { token: scene.cycles.token, body: { idCiclo } });
const read = (hash: string) => test.call('getTotem', { params: { hash } });
const enter = (hash: string, body = {}) =>
  test.call('enterTotem', {
    params: { hash },
    body: { dsIdentificacao: '529.982.247-25', dtNascimento: '1990-05-14', ...body },
  });
const see = (hash: string) => test.call('validateLink', { params: { hash } });
const change = (values: Partial<Pick<PersonRow, 'birth_date' | 'is_active'>>) =>
  test.database.inCompany(scene.cycles.companyId, (db) =>
    db.updateTable('person').set(values).where('id', '=', scene.ana.id).execute(),
  );
const since = async () => {
  const params = { id: scene.id };
  return (await test.call('getCycle', { token: scene.cycles.token, params })).data.dtTotem;
};

// The embedded engine runs one transaction after another.
it.runIf(process.env.TEST_DATABASE_URL)(
  'a totem lets nobody in to what is being ended elsewhere',
  async () => {
    const { data } = await open();
    let sending: ReturnType<typeof enter> | undefined;
    await test.database.inCompany(scene.cycles.companyId, async (db) => {
      await db
        .updateTable('disc_response')
        .set({ closed_at: test.clock.now() })
        .where('person_id', '=', scene.ana.id)
        .execute();
      sending = enter(data.codigo);
      await Promise.race([sending, untilSomebodyWaits(test)]);
    });
    expect(await sending).toMatchObject({ status: 409, msg: texts.nothingAtTotem });
  },
);

describe('a totem', () => {
  it('is open by a code until it is closed, and tells what it is for', async () => {
    expect(await since()).toBeNull();
    const { data } = await open();
    expect(data.codigo).toMatch(/^[\w-]{43}$/);
    expect(await since()).toBe(data.dtAbertura);
    expect((await read(data.codigo)).data).toMatchObject({
      nmCiclo: 'Comportamental 2026',
      idTipoCiclo: 1,
      nmCliente: 'Padaria Pão & Cia',
      lstIdiomas: ['pt-BR'],
    });
    expect(await close()).toMatchObject({ status: 200, msg: texts.totemClosed });
    expect(await since()).toBeNull();
    expect(await read(data.codigo)).toMatchObject({ status: 404, msg: texts.totemUnknown });
    expect(await enter(data.codigo)).toMatchObject({ status: 404 });
    expect(await close()).toMatchObject({ status: 409, msg: texts.noTotem });
  });

  it('says that it is closed in the company’s first language to who takes any', async () => {
    const { data } = await open();
    await close();
    await test.database.inCompany(scene.cycles.companyId, (db) =>
      db
        .updateTable('company')
        .set({ languages: ['es', 'pt-BR'] })
        .where('id', '=', scene.cycles.companyId)
        .execute(),
    );
    const told = async (asked: string) => {
      const headers = { 'accept-language': asked };
      const reply = await test.call('getTotem', { params: { hash: data.codigo }, headers });
      return [reply.status, reply.headers['content-language']];
    };
    expect(await told('pt-BR, *;q=0.5')).toEqual([404, 'es']);
    expect(await told('en')).toEqual([404, 'en']);
    expect(await told('pt-BR')).toEqual([404, 'pt-BR']);
  });

  it('has another code where it is opened anew, and whoever was there is out', async () => {
    const former = (await open()).data.codigo;
    const { hash } = (await enter(former)).data;
    expect((await see(hash)).status).toBe(200);
    const code = (await open()).data.codigo;
    expect((await read(former)).status).toBe(404);
    expect((await read(code)).status).toBe(200);
    expect((await see(hash)).status).toBe(403);
  });

  it('ends with its cycle, and is of one that is under way', async () => {
    const { codigo } = (await open()).data;
    const body = { idCiclo: scene.id, flCancelarAbertas: false };
    await test.call('closeCycle', { token: scene.cycles.token, body });
    expect((await read(codigo)).status).toBe(404);
    expect((await enter(codigo)).status).toBe(404);
    expect(await open()).toMatchObject({ status: 409, msg: texts.notRunning });
    expect(await since()).toBeNull();
  });

  it('is opened by those alone who may change employees too, in their company', async () => {
    const tokenOf = async (rights: Parameters<typeof createStaffUser>[2]) =>
      openStaffSession(test, await createStaffUser(test.database, scene.cycles.companyId, rights));
    const own = await tokenOf({ rights: { 13: ['alterar'] } });
    expect(await open(scene.id, own)).toMatchObject({ status: 403, msg: linkMessages.handRefused });
    const both = await tokenOf({ rights: { 13: ['alterar'], 4: ['alterar'] } });
    expect((await open(scene.id, both)).status).toBe(200);
    const elsewhere = await createCyclesScene(test);
    expect((await open(scene.id, elsewhere.token)).status).toBe(404);
  });
});

describe('coming in at a totem', () => {
  it.each(['529.982.247-25', '52998224725', ' 0012 '])(
    'takes %j with the day of birth, and opens what the person has to answer',
    async (dsIdentificacao) => {
      const { codigo } = (await open()).data;
      const { data } = await enter(codigo, { dsIdentificacao });
      expect(data).toMatchObject({
        nmPessoa: 'Ana',
        idTipoCiclo: 1,
        dtValidade: '2026-11-20T17:00:00.000Z',
      });
      expect((await see(data.hash)).data).toMatchObject({
        idPessoa: scene.ana.id,
        destino: 'responder',
        precisaSenha: false,
      });
    },
  );

  it('lets one person in at a time, for two hours', async () => {
    const { codigo } = (await open()).data;
    const first = (await enter(codigo)).data.hash;
    const second = (await enter(codigo)).data.hash;
    expect((await see(first)).status).toBe(403);
    expect((await see(second)).status).toBe(200);
    test.clock.set(new Date('2026-11-20T17:00:01.000Z'));
    expect((await see(second)).status).toBe(403);
  });

  it('says one and the same of whoever is unknown, born on another day or inactive', async () => {
    const { codigo } = (await open()).data;
    const refused = { status: 403, msg: texts.totemRefused };
    const unknown = { dsIdentificacao: '111.444.777-35' };
    expect(await enter(codigo, unknown)).toMatchObject(refused);
    expect(await enter(codigo, { dtNascimento: '1990-05-15' })).toMatchObject(refused);
    await change({ birth_date: null });
    expect(await enter(codigo)).toMatchObject(refused);
    await change({ birth_date: '1990-05-14', is_active: false });
    expect(await enter(codigo)).toMatchObject(refused);
    const elsewhere = await createCyclesScene(test);
    await elsewhere.addPerson({ cpf: '11144477735', birth_date: '1990-05-14' });
    expect(await enter(codigo, unknown)).toMatchObject(refused);
  });

  it('tells who is known that there is nothing to answer', async () => {
    await scene.cycles.addPerson({ cpf: '11144477735', birth_date: '1990-05-14' });
    const { codigo } = (await open()).data;
    expect(await enter(codigo, { dsIdentificacao: '11144477735' })).toMatchObject({
      status: 409,
      msg: texts.nothingAtTotem,
    });
  });

  it('is tried five times for one person in any form, whoever that is, and forty times at one totem', async () => {
    const { codigo } = (await open()).data;
    for (const dsIdentificacao of ['52998224725', '111.444.777-35', 'X-1']) {
      const wrong = { dsIdentificacao, dtNascimento: '1991-01-01' };
      for (let count = 0; count < 5; count += 1) {
        expect((await enter(codigo, wrong)).status).toBe(403);
      }
      expect(await enter(codigo, wrong)).toMatchObject({ status: 429, msg: texts.totemTooMany });
    }
    // Nor does the right day get in by now.
    expect((await enter(codigo)).status).toBe(429);
    for (let count = 15; count < 40; count += 1) {
      expect((await enter(codigo, { dsIdentificacao: `Y-${count}` })).status).toBe(403);
    }
    expect((await enter(codigo, { dsIdentificacao: '0012' })).status).toBe(429);
  });

  it('counts nobody who is right', async () => {
    const { codigo } = (await open()).data;
    for (let count = 0; count < 8; count += 1) expect((await enter(codigo)).status).toBe(200);
  });

  it('leaves a trace, of who came in and never of what was typed', async () => {
    const { codigo } = (await open()).data;
    await enter(codigo, { dtNascimento: '1991-01-01' });
    await enter(codigo);
    const events = await test.database.inCompany(scene.cycles.companyId, (db) =>
      db
        .selectFrom('audit_event')
        .select(['action', 'person_id', 'details'])
        .where('action', 'like', 'cycle.totem-%')
        .orderBy('id')
        .execute(),
    );
    expect(events).toMatchObject([
      { action: 'cycle.totem-opened' },
      { action: 'cycle.totem-refused', person_id: null },
      { action: 'cycle.totem-entered', person_id: scene.ana.id },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/52998224725|529\.982|1991-01-01/);
  });
});
