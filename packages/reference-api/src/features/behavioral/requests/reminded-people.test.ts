import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { createFinished, createScene, sendRequest } from '../testing/behavioral-scene.ts';

const test = openTestApp();

/** Somebody with a result who was asked again, somebody who was asked first, and somebody whom an import added. */
const scene = openScene(async () => {
  const behavioral = await createScene(test);
  const { company, person } = behavioral;
  const admin = await createStaffUser(test.database, company.id, { is_administrator: true });
  const add = (name: string) => createPerson(test.database, company.id, { name });
  const [first, imported] = [await add('Ana Prado'), await add('Bia Luz')];
  await createFinished(test, behavioral);
  for (const one of [person, first, imported]) {
    await sendRequest(test, { ...behavioral, person: one });
  }
  const importId = await test.database.inCompany(company.id, async (db) => {
    const { id } = await db
      .insertInto('employee_import')
      .values({
        company_id: company.id,
        staff_user_id: admin.id,
        user_name: admin.name,
        file_name: 'pessoas.xlsx',
        state: 'done',
        created_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('employee_import_row')
      .values({
        company_id: company.id,
        import_id: id,
        place: 0,
        line: 2,
        texts: '{}',
        person: null,
        outcome: 'created',
        person_id: imported.id,
      })
      .execute();
    return id;
  });
  test.clock.set(new Date(test.clock.now().getTime() + 25 * 3_600_000));
  return { ...behavioral, token: await openStaffSession(test, admin), importId };
});

it.each([
  ['a profile', () => ({ nmPerfil: 'Dominante' }), ['Zoé Prado']],
  ['another profile', () => ({ nmPerfil: 'Conforme' }), []],
  ['no profile', () => ({ nmPerfil: 'Não avaliados' }), ['Ana Prado', 'Bia Luz']],
  ['an import', () => ({ idImportacao: scene.importId }), ['Bia Luz']],
  ['the months of a result', () => ({ mesInicio: '2026-11' }), ['Zoé Prado']],
  ['other months', () => ({ mesFim: '2026-10' }), []],
  [
    'all of it',
    () => ({ nmPerfil: 'Não avaliados', idImportacao: scene.importId, filter: 'ana' }),
    [],
  ],
] as const)('who is reminded is whom the list shows by %s', async (_case, queryOf, names) => {
  const query = queryOf() as Record<string, string | number>;
  const { token } = scene;
  const list = await test.call('listEmployees', {
    token,
    query: { ...query, recorte: 'semResposta', ordem: 'nome' },
  });
  expect(list.data.rows.map(({ nmPessoa }) => nmPessoa)).toEqual(names);
  const preview = await test.call('getDiscReminderPreview', { token, query });
  expect(preview.data).toEqual({ qtdLembrar: names.length, qtdSemEmail: 0, qtdRecentes: 0 });
  const { data } = await test.call('remindDiscPeople', { token, body: query });
  expect(data).toEqual({ qtdLembrados: names.length, qtdIgnorados: 0 });
});

it('months the wrong way round are refused', async () => {
  const months = { mesInicio: '2026-05', mesFim: '2026-04' };
  const reply = await test.call('remindDiscPeople', { token: scene.token, body: months });
  expect(reply).toMatchObject({ status: 400, faults: [{ field: 'mesFim' }] });
});
