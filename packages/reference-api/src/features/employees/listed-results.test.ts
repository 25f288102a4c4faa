import { SECTION } from '@aferir/domain';
import { expect, it } from 'vitest';
import { openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import {
  answerQuestions,
  createScene,
  finish,
  sendRequest,
} from '../behavioral/testing/behavioral-scene.ts';

const test = openTestApp();

const list = (token: string, query: NonNullable<TestRequest['query']>) =>
  test.call('listEmployees', { token, query });

async function setUp() {
  const scene = await createScene(test);
  const sent = await sendRequest(test, scene);
  await answerQuestions(test, sent);
  await finish(test, sent);
  return { ...scene, idResposta: sent.idResposta, one: { idOrganogramaPessoa: scene.person.id } };
}

it('results and requests are listed for those who may see them', async () => {
  const { staff, one, idResposta } = await setUp();
  const { rows } = (await list(staff, one)).data;
  expect(rows).toMatchObject([{ idResposta, qtdAvaliacoes: 1, nmPerfil: expect.any(String) }]);
  expect(await list(staff, { nmPerfil: 'Dominante' })).toMatchObject({ data: { qtdRecords: 1 } });
});

it.each([SECTION.organization, SECTION.positions, SECTION.employees])(
  'section %i alone lists people without them, and finds nobody by them',
  async (section) => {
    const { staff, company, one } = await setUp();
    const user = await createStaffUser(test.database, company.id, {
      rights: { [section]: ['visualizar', 'alterar'] },
    });
    const token = await openStaffSession(test, user);
    const [full] = (await list(staff, one)).data.rows;
    expect((await list(token, one)).data.rows).toEqual([
      {
        ...full,
        nmPerfil: null,
        nmStatus: null,
        cdStatus: null,
        dtEnvio: null,
        dtTermino: null,
        idResposta: null,
        qtdAvaliacoes: 0,
      },
    ]);
    const byResults = [
      { cdStatus: 2 },
      { nmPerfil: 'Dominante' },
      { mesInicio: '2026-01' },
      { idCiclo: 1 },
      { ordem: 'perfil' },
      { ordem: '-lembrete' },
    ];
    for (const query of byResults) expect((await list(token, query)).status).toBe(403);
  },
);
