import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { createReviewScene, createSelfAssessed, sendReview } from '../testing/performance-scene.ts';

const test = openTestApp();

/** Somebody whose review waits for the manager, who was sent one as well, a month before. */
const scene = openScene(async () => {
  const reviews = await createReviewScene(test, { managerCount: 1 });
  const { company, managers } = reviews;
  await createSelfAssessed(test, reviews, [9, 2]);
  const [manager] = managers;
  if (!manager) throw new Error('There is no manager.');
  const { idResposta } = await sendReview(test, reviews, manager);
  await test.database.inCompany(company.id, (db) =>
    db
      .updateTable('performance_response')
      .set({ sent_at: new Date('2026-10-20T12:00:00Z') })
      .where('id', '=', idResposta)
      .execute(),
  );
  const admin = await createStaffUser(test.database, company.id, { is_administrator: true });
  test.clock.set(new Date(test.clock.now().getTime() + 25 * 3_600_000));
  return { ...reviews, token: await openStaffSession(test, admin) };
});

it.each([
  ['a stage', { etapa: 'autoPendente' }, { pessoas: 1, gestores: 0 }],
  ['another stage', { etapa: 'autoFeita' }, { pessoas: 0, gestores: 1 }],
  ['a group', { recorte: 'comGestor' }, { pessoas: 0, gestores: 1 }],
  [
    'a group and months',
    { recorte: 'semResposta', mesInicio: '2026-11' },
    { pessoas: 0, gestores: 0 },
  ],
  ['months', { mesInicio: '2026-10', mesFim: '2026-10' }, { pessoas: 1, gestores: 0 }],
  ['a stage and a status', { etapa: 'autoFeita', cdStatus: 4 }, { pessoas: 0, gestores: 0 }],
  ['a status that waits for nobody', { cdStatus: 2 }, { pessoas: 0, gestores: 0 }],
] as const)('who is reminded is whom the list shows by %s', async (_case, query, expected) => {
  const { token } = scene;
  const list = await test.call('listPerformanceByEmployee', {
    token,
    query: { ...query, somenteAtivos: true },
  });
  expect(list.data.qtdRecords).toBe(expected.pessoas + expected.gestores);
  for (const aQuem of ['pessoas', 'gestores'] as const) {
    const asked = { ...query, aQuem };
    const { data } = await test.call('getPerformanceReminderPreview', { token, query: asked });
    expect(data.qtdLembrar).toBe(expected[aQuem]);
    const reply = await test.call('remindPerformancePeople', { token, body: asked });
    expect(reply.data).toEqual({ qtdLembrados: expected[aQuem], qtdIgnorados: 0 });
  }
});

it('who is reminded is whom a manager answers for', async () => {
  const { token, managers, person } = scene;
  const preview = async (idGestor: number) => {
    const query = { idGestor, aQuem: 'gestores' };
    const { data } = await test.call('getPerformanceReminderPreview', { token, query });
    return data.qtdLembrar;
  };
  expect(await preview(managers[0]?.id ?? 0)).toBe(1);
  expect(await preview(person.id)).toBe(0);
});
