// @engine both: links of many people, made at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser, offerLanguages } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { untilSomebodyWaits } from '../../../../test/until-somebody-waits.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { slipMessages } from '../../../shared/requests/slip-messages.ts';
import { createDepartment } from '../../performance/testing/performance-scene.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { createCyclesScene } from '../testing/cycles-scene.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));

const make = (idCiclo: number, body = {}, token = scene.token) =>
  test.call('createCycleSlips', { token, body: { idCiclo, ...body } });

const begun = async (values = {}) => {
  const id = await scene.add(values);
  await scene.start(id);
  return id;
};

describe('the slips of a cycle', () => {
  it('are of those who have still to answer and have no e-mail, by department and name', async () => {
    const sales = await createDepartment(test, scene.companyId);
    await scene.addPerson({ name: 'Zoe', email: null });
    await scene.addPerson({ name: 'Bia', email: null, department_id: sales });
    await scene.addPerson({ name: 'Ana', email: null, department_id: sales, language: 'en' });
    await scene.addPerson({ name: 'Caio' });
    await offerLanguages(test.database, scene.companyId, ['es', 'en']);
    const id = await begun();
    const { data } = await make(id);
    expect(data.bilhetes.map(({ nmPessoa }: { nmPessoa: string }) => nmPessoa)).toEqual([
      'Ana',
      'Bia',
      'Zoe',
    ]);
    expect(data.bilhetes).toMatchObject([
      { cdIdioma: 'en' },
      { cdIdioma: 'es' },
      { cdIdioma: 'es', nmDepartamento: null },
    ]);
    expect(data.qtdRestantes).toBe(0);
    for (const { hash, idOrganogramaPessoa } of data.bilhetes) {
      expect(await test.call('validateLink', { params: { hash } })).toMatchObject({
        data: { idPessoa: idOrganogramaPessoa, destino: 'responder', precisaSenha: false },
      });
    }
    const there = await make(id, { idOrganogramaNo: sales });
    expect(there.data.bilhetes).toHaveLength(2);
    const last = data.bilhetes.at(-1)?.idOrganogramaPessoa;
    expect(await make(id, { idAposPessoa: last })).toMatchObject({
      status: 409,
      msg: slipMessages.nobody(false),
    });
    const events = await test.database.inCompany(scene.companyId, (db) =>
      db
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'cycle.slips-made')
        .execute(),
    );
    expect(events.map(({ details }) => details)).toMatchObject([{ people: 3 }, { people: 2 }]);
  });

  it('are told where there is nobody, and of no cycle that is not under way', async () => {
    await scene.addPerson({ name: 'Caio' });
    const draft = await scene.add({ nmCiclo: 'Rascunho' });
    expect(await make(draft)).toMatchObject({ status: 409, msg: texts.notRunning });
    const id = await begun();
    expect(await make(id)).toMatchObject({ status: 409, msg: slipMessages.nobody(false) });
    const elsewhere = await createCyclesScene(test);
    expect((await make(id, {}, elsewhere.token)).status).toBe(404);
  });

  it('are for those alone who may change employees too', async () => {
    await scene.addPerson({ name: 'Ana', email: null });
    const id = await begun();
    const tokenOf = async (rights: Parameters<typeof createStaffUser>[2]) =>
      openStaffSession(test, await createStaffUser(test.database, scene.companyId, rights));
    const own = await tokenOf({ rights: { 13: ['alterar'] } });
    expect(await make(id, {}, own)).toMatchObject({ status: 403, msg: linkMessages.handRefused });
    const both = await tokenOf({ rights: { 13: ['alterar'], 4: ['alterar'] } });
    expect((await make(id, {}, both)).status).toBe(200);
  });

  it('come at most so many a call', async () => {
    for (let index = 0; index < 201; index += 1) {
      await scene.addPerson({ name: `Pessoa ${String(index).padStart(3, '0')}`, email: null });
    }
    const id = await begun();
    const first = await make(id);
    expect(first.data.bilhetes).toHaveLength(200);
    expect(first.data.qtdRestantes).toBe(1);
    // Somebody of the first call has an e-mail by now, and nobody is passed over.
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .updateTable('person')
        .set({ email: 'pessoa000@empresa.example' })
        .where('name', '=', 'Pessoa 000')
        .execute(),
    );
    const { data } = await make(id, {
      idAposPessoa: first.data.bilhetes[199]?.idOrganogramaPessoa,
    });
    expect(data).toMatchObject({ bilhetes: [{ nmPessoa: 'Pessoa 200' }], qtdRestantes: 0 });
  });

  it('do not go on from somebody who is not in the cycle', async () => {
    await scene.addPerson({ name: 'Bia', email: null });
    const id = await begun();
    const outsider = await scene.addPerson({ name: 'Ana', email: null });
    expect(await make(id, { idAposPessoa: outsider.id })).toMatchObject({
      status: 409,
      msg: texts.slipsLost,
    });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'wait for whoever ends a request, and have no link to it',
    async () => {
      const { id: personId } = await scene.addPerson({ name: 'Ana', email: null });
      await scene.addPerson({ name: 'Bia', email: null });
      const id = await begun();
      let sending: ReturnType<typeof make> | undefined;
      await test.database.inCompany(scene.companyId, async (db) => {
        await db
          .updateTable('disc_response')
          .set({ closed_at: test.clock.now() })
          .where('person_id', '=', personId)
          .execute();
        sending = make(id);
        await Promise.race([sending, untilSomebodyWaits(test)]);
      });
      const made = await sending;
      expect(made?.data).toMatchObject({ bilhetes: [{ nmPessoa: 'Bia' }], qtdRestantes: 0 });
    },
  );
});
