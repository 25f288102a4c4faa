// @engine both: sends at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createPerson } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { createScene } from '../../features/behavioral/testing/behavioral-scene.ts';
import { createReviewScene } from '../../features/performance/testing/performance-scene.ts';

const test = openTestApp();

describe.each([
  ['createDiscRequest' as const, createScene],
  ['createPerformanceRequest' as const, createReviewScene],
])('%s', (operationId, setScene) => {
  let scene: Awaited<ReturnType<typeof setScene>>;

  beforeEach(async () => {
    scene = await setScene(test);
  });

  function create(personId: number, headers: Record<string, string> = {}) {
    return test.call(operationId, {
      token: scene.staff,
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 },
      headers,
    });
  }

  it('allows one open request only, also when two are sent at the same moment', async () => {
    const both = await Promise.all([create(scene.person.id), create(scene.person.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await create(scene.person.id)).toMatchObject({
      status: 409,
      msg: 'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
    });
    expect(await mailsOf(test, scene.company.id)).toHaveLength(1);
  });

  it('gives the first reply again for the same key, and mails once', async () => {
    const headers = { 'idempotency-key': 'press-0001' };
    const first = await create(scene.person.id, headers);
    const again = await create(scene.person.id, headers);
    expect(again).toMatchObject({ status: 200, data: first.data, msg: first.msg });
    expect(await mailsOf(test, scene.company.id)).toHaveLength(1);
  });

  it('refuses people who are inactive or are not there', async () => {
    const { id: companyId } = scene.company;
    const inactive = await createPerson(test.database, companyId, { is_active: false });
    const foreign = (await setScene(test)).person;

    expect((await create(inactive.id)).status).toBe(409);
    expect((await create(foreign.id)).status).toBe(404);
    expect(await mailsOf(test, companyId)).toEqual([]);
  });

  it('asks who has no e-mail, mails nothing and makes no link that nobody has', async () => {
    const { id: companyId } = scene.company;
    const silent = await createPerson(test.database, companyId, { email: null });
    expect((await create(silent.id)).status).toBe(200);
    expect((await create(silent.id)).status).toBe(409);
    expect(await mailsOf(test, companyId)).toEqual([]);
    const links = await test.database.inCompany(companyId, (db) =>
      db.selectFrom('link').where('person_id', '=', silent.id).select('id').execute(),
    );
    expect(links).toEqual([]);
  });
});
