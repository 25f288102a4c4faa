// @engine both: conditions over lists of ids
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import {
  createReviewScene,
  deactivate,
} from '../../features/performance/testing/performance-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));

const [first, second] = [() => scene.managers[0], () => scene.managers[1]].map(
  (manager) => () => manager()?.id ?? 0,
) as [() => number, () => number];

const preview = async (query = {}) =>
  (await test.call('getPerformanceMassSendPreview', { token: scene.staff, query })).data;

const listed = async (query = {}) => {
  const asked = { token: scene.staff, query: { semGestor: true, ...query } };
  const { rows } = (await test.call('listEmployees', asked)).data;
  return rows.map(({ nmPessoa }: { nmPessoa: string }) => nmPessoa);
};

/** Names a manager for somebody. */
const answerTo = (person_id: number, manager_id: number) =>
  test.database.inCompany(scene.company.id, (db) =>
    db
      .insertInto('person_manager')
      .values({ company_id: scene.company.id, person_id, manager_id })
      .execute(),
  );

describe('a mass send of reviews tells who has no manager', () => {
  it('by the rule of the review: a leader of the department, or whoever is named', async () => {
    expect(await preview()).toMatchObject({
      qtdEnviar: 3,
      qtdSemGestor: 2,
      semResultado: { qtdEnviar: 3, qtdSemGestor: 2 },
    });
    await answerTo(first(), second());
    expect(await preview()).toMatchObject({ qtdEnviar: 3, qtdSemGestor: 1 });
  });

  it('of those alone who would be sent', async () => {
    await createPerson(test.database, scene.company.id, { email: null, is_active: false });
    await createPerson(test.database, scene.company.id, { is_active: false });
    expect(await preview()).toMatchObject({ qtdEnviar: 3, qtdSemGestor: 2 });
    await deactivate(test, scene, { id: first() });
    await deactivate(test, scene, { id: second() });
    expect(await preview()).toMatchObject({ qtdEnviar: 1, qtdSemGestor: 1 });
  });

  it('of the people whom it is asked about, and of nobody of another company', async () => {
    const elsewhere = await createReviewScene(test);
    const lstPessoas = [scene.person.id, first(), elsewhere.person.id];
    expect(await preview({ lstPessoas })).toMatchObject({
      qtdEnviar: 3,
      escolhidas: { qtdEnviar: 2, qtdIgnorar: 0, qtdSemGestor: 1 },
    });
    expect(await preview()).not.toHaveProperty('escolhidas');
  });

  it('and leaves them out where it is told so, which the audit notes', async () => {
    const body = { somenteComGestor: true };
    const { data } = await test.call('createPerformanceRequestsForAll', {
      token: scene.staff,
      body,
    });
    expect(data).toEqual({ qtdEnviados: 1, qtdIgnorados: 0, qtdSemEmail: 0 });
    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([scene.person.email]);
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', '=', 'performance-request.sent-to-all')
        .select('details')
        .execute(),
    );
    expect(events).toMatchObject([{ details: { reached: 1, onlyWithManager: true } }]);
  });
});

describe('listEmployees', () => {
  it('shows active people without a manager alone', async () => {
    await createPerson(test.database, scene.company.id, {
      name: 'Otto Nunes',
      is_active: false,
    });
    const managers = scene.managers.map(({ name }) => name);
    expect(await listed()).toEqual(managers);
    expect(await listed({ filter: managers[1] })).toEqual(managers.slice(1));
    await answerTo(first(), second());
    expect(await listed()).toEqual(managers.slice(1));
  });
});
