// @engine both: links of many people, made at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaffUser, offerLanguages } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { untilSomebodyWaits } from '../../../test/until-somebody-waits.ts';
import { createScene } from '../../features/behavioral/testing/behavioral-scene.ts';
import {
  createDepartment,
  createReviewScene,
} from '../../features/performance/testing/performance-scene.ts';
import { issueHandedLinks } from '../../operation/links/issue-link.ts';
import { linkMessages } from '../../operation/links/link-messages.ts';
import type { Db } from '../../platform/db/database.ts';
import { digest } from '../../platform/security/tokens.ts';
import { holdResponses } from './response-table.ts';
import { slipMessages as texts } from './slip-messages.ts';

const test = openTestApp();

describe.each([
  ['createDiscSlips', 'createDiscRequest', 'closeDiscRequest', 5, createScene],
  [
    'createPerformanceSlips',
    'createPerformanceRequest',
    'closePerformanceRequest',
    6,
    createReviewScene,
  ],
] as const)('%s', (making, sending, closing, section, setScene) => {
  let scene: Awaited<ReturnType<typeof setScene>>;
  let staff: string;

  beforeEach(async () => {
    scene = await setScene(test);
    const admin = { is_administrator: true };
    staff = await openStaffSession(
      test,
      await createStaffUser(test.database, scene.company.id, admin),
    );
  });

  const add = (values: Parameters<typeof createPerson>[2]) =>
    createPerson(test.database, scene.company.id, values);

  async function ask({ id }: { readonly id: number }) {
    const body = { idResposta: 0, idOrganogramaPessoaAvaliada: id, cdStatus: 4 as const };
    return (await test.call(sending, { token: scene.staff, body })).data;
  }

  const make = (body = {}, token = staff) => test.call(making, { token, body });
  const namesOf = async (body = {}) =>
    (await make(body)).data?.bilhetes.map(({ nmPessoa }) => nmPessoa);

  it('are of those who have still to answer and have no e-mail, by department and name', async () => {
    const sales = await createDepartment(test, scene.company.id);
    const zoe = await add({ name: 'Zoe', email: null });
    const bia = await add({ name: 'Bia', email: null, department_id: sales });
    const ana = await add({ name: 'Ana', email: null, department_id: sales, language: 'es' });
    await offerLanguages(test.database, scene.company.id, ['pt-BR', 'es']);
    const gone = await add({ name: 'Caio', email: null });
    const mailed = await add({ name: 'Davi' });
    await add({ name: 'Eva', email: null });
    for (const person of [zoe, bia, ana, mailed]) await ask(person);
    await test.call(closing, { token: scene.staff, body: { idResposta: await ask(gone) } });
    const { data } = await make();
    expect(data.bilhetes.map(({ nmPessoa, cdIdioma }) => [nmPessoa, cdIdioma])).toEqual([
      ['Ana', 'es'],
      ['Bia', 'pt-BR'],
      ['Zoe', 'pt-BR'],
    ]);
    expect(data.qtdRestantes).toBe(0);
    for (const { hash, idOrganogramaPessoa } of data.bilhetes) {
      expect(await test.call('validateLink', { params: { hash } })).toMatchObject({
        data: { idPessoa: idOrganogramaPessoa, destino: 'responder', precisaSenha: false },
      });
    }
    expect(await namesOf({ idOrganogramaNo: sales })).toEqual(['Ana', 'Bia']);
    expect(await namesOf({ lstPessoas: [zoe.id, ana.id, mailed.id] })).toEqual(['Ana', 'Zoe']);
    expect(await namesOf({ recorte: 'semResposta', filter: 'zoe' })).toEqual(['Zoe']);
    expect(await namesOf({ idAposPessoa: ana.id })).toEqual(['Bia', 'Zoe']);
    expect(await make({ idAposPessoa: zoe.id })).toMatchObject({
      status: 409,
      msg: texts.nobody(false),
    });
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select(['details', 'actor_kind'])
        .where('action', 'like', '%.slips-made')
        .orderBy('id')
        .execute(),
    );
    expect(events[0]).toMatchObject({ actor_kind: 'staff', details: { people: 3, told: 0 } });
    expect(JSON.stringify(events)).not.toContain(data.bilhetes[0]?.hash);
  });

  it('are of those whom mail reaches where that is asked for, who are told of it without the link', async () => {
    const davi = await add({ name: 'Davi', email: 'davi@empresa.example' });
    await ask(await add({ name: 'Zoe', email: null }));
    await ask(davi);
    const before = (await mailsOf(test, scene.company.id)).length;
    const { data } = await make({ flComEmail: true, lstPessoas: [davi.id] });
    expect(data.bilhetes).toMatchObject([{ nmPessoa: 'Davi' }]);
    const mails = await mailsOf(test, scene.company.id);
    const told = mails.filter(({ recipient }) => recipient === davi.email);
    expect(mails).toHaveLength(before + 1);
    expect(told.some(({ text }) => text.includes(data.bilhetes[0]?.hash ?? '?'))).toBe(false);
  });

  it('leave those handed over before a day', async () => {
    const zoe = await add({ name: 'Zoe', email: null });
    await ask(zoe);
    const first = (await make()).data.bilhetes[0]?.hash ?? '';
    await make();
    test.clock.advance(24 * 3_600_000 - 1);
    expect((await test.call('validateLink', { params: { hash: first } })).status).toBe(200);
    test.clock.advance(2);
    expect((await test.call('validateLink', { params: { hash: first } })).status).toBe(403);
  });

  describe.runIf(process.env.TEST_DATABASE_URL)('made beside', () => {
    const table = making === 'createDiscSlips' ? 'disc_response' : 'performance_response';
    const kind = making === 'createDiscSlips' ? 'behavioral' : 'performance';
    const linksTo = (responseId: number) =>
      test.database.inCompany(scene.company.id, (db) =>
        db
          .selectFrom('link')
          .select(['token_hash', 'revocation'])
          .where('kind', '=', kind)
          .where('response_id', '=', responseId)
          .orderBy('id')
          .execute(),
      );

    /** Makes slips while somebody else is at a response, who goes on once they wait. */
    async function makeBeside(
      responseId: number,
      other: (db: Db) => Promise<unknown>,
      whileWaited?: () => Promise<unknown>,
    ) {
      let sending: ReturnType<typeof make> | undefined;
      await test.database.inCompany(scene.company.id, async (db) => {
        await holdResponses({ db, company: scene.company }, table, [responseId]);
        await other(db);
        sending = make();
        await Promise.race([sending, untilSomebodyWaits(test)]);
        await whileWaited?.();
      });
      return sending;
    }

    it('somebody who is asked meanwhile leave nobody out', async () => {
      const zoe = await add({ name: 'Zoe', email: null });
      const responseId = await ask(zoe);
      const reply = await makeBeside(
        responseId,
        async () => {},
        async () => ask(await add({ name: 'Ana', email: null })),
      );
      expect(reply?.data.bilhetes.map(({ nmPessoa }) => nmPessoa)).toEqual(['Ana', 'Zoe']);
      expect(reply?.data.qtdRestantes).toBe(0);
    });

    it('another call leave that of the other one a day, so that one alone lives', async () => {
      const zoe = await add({ name: 'Zoe', email: null });
      const responseId = await ask(zoe);
      const response = { companyId: scene.company.id, kind, responseId, finishedAt: null } as const;
      const purpose = { response: { ...response, personId: zoe.id }, role: 'self' } as const;
      const made = await makeBeside(responseId, (db) =>
        issueHandedLinks(db, [purpose], test.clock.now()),
      );
      const hash = made?.data.bilhetes[0]?.hash ?? '';
      expect(await linksTo(responseId)).toEqual([
        { token_hash: expect.any(String), revocation: 'replaced' },
        { token_hash: digest(hash), revocation: null },
      ]);
    });

    it('the end of a request have no link to it', async () => {
      const responseId = await ask(await add({ name: 'Zoe', email: null }));
      await ask(await add({ name: 'Bia', email: null }));
      const made = await makeBeside(responseId, (db) =>
        db
          .updateTable(table)
          .set({ closed_at: test.clock.now() })
          .where('id', '=', responseId)
          .execute(),
      );
      expect(made?.data).toMatchObject({ bilhetes: [{ nmPessoa: 'Bia' }], qtdRestantes: 0 });
      expect(await linksTo(responseId)).toEqual([]);
    });
  });

  it('are of nobody in another company, and of nobody where all have answered', async () => {
    const zoe = await add({ name: 'Zoe', email: null });
    await ask(zoe);
    const elsewhere = await setScene(test);
    const admin = { is_administrator: true };
    const other = await openStaffSession(
      test,
      await createStaffUser(test.database, elsewhere.company.id, admin),
    );
    expect(await make({ lstPessoas: [zoe.id] }, other)).toMatchObject({
      status: 409,
      msg: texts.nobody(false),
    });
    expect(await make({ flComEmail: true, lstPessoas: [zoe.id] })).toMatchObject({
      status: 409,
      msg: texts.nobody(true),
    });
  });

  it('are for those alone who may change employees too', async () => {
    await ask(await add({ name: 'Zoe', email: null }));
    const tokenOf = async (rights: object) =>
      openStaffSession(test, await createStaffUser(test.database, scene.company.id, { rights }));
    const own = await tokenOf({ [section]: ['alterar'] });
    expect(await make({}, own)).toMatchObject({ status: 403, msg: linkMessages.handRefused });
    expect((await make({}, await tokenOf({ 4: ['alterar'] }))).status).toBe(403);
    const both = await tokenOf({ [section]: ['alterar'], 4: ['alterar'] });
    expect((await make({}, both)).status).toBe(200);
  });
});
