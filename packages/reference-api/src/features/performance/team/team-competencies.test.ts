import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import {
  createReviewScene,
  createSelfAssessed,
  type ReviewScene,
} from '../testing/performance-scene.ts';
import { rate, writeFeedback } from '../testing/rating-scene.ts';

const test = openTestApp();
let scene: ReviewScene;

beforeEach(async () => {
  scene = await createReviewScene(test, { managerCount: 1 });
});

function list(token: string, query: Record<string, number> = {}) {
  return test.call('listTeamCompetencies', { token, query });
}

async function managerToken() {
  const [manager] = scene.managers;
  return { manager, token: await openEmployeeSession(test, manager ?? scene.person) };
}

/** Reviews somebody of the department to the end, or until the manager has rated one competency. */
async function review(name: string, own: number[], rated: number[]) {
  const person = await createPerson(test.database, scene.company.id, {
    name,
    department_id: scene.departmentId,
  });
  const { idResposta } = await createSelfAssessed(test, { ...scene, person }, own);
  const { manager, token } = await managerToken();
  if (!manager) throw new Error('The scene has no manager');
  const rater = { idResposta, manager, credential: { token } };
  await rate(test, rater, rated);
  for (const [place, score] of rated.entries()) {
    if (Math.abs(score - (own[place] ?? 0)) > 3) await writeFeedback(test, rater, place, 'Sim');
  }
  return person;
}

describe('listTeamCompetencies', () => {
  it('tells the means of three people and more, the widest gap first', async () => {
    await review('Bia', [8, 9], [8, 7]);
    await review('Caio', [6, 8], [7, 5]);
    const { token } = await managerToken();
    expect((await list(token)).data).toEqual({
      rows: [],
      qtdPessoas: 3,
      qtdComResultado: 2,
      qtdOcultas: 2,
    });
    await review('Davi', [7, 7], [6, 6]);
    const { data } = await list(token);
    expect(
      data.rows.map((row) => [row.nmCompetencia, row.mediaAuto, row.mediaGestor, row.diferenca]),
    ).toEqual([
      ['Competência 2', 8, 6, 2],
      ['Competência 1', 7, 7, 0],
    ]);
    expect(data).toMatchObject({ qtdPessoas: 4, qtdComResultado: 3, qtdOcultas: 0 });
    expect((await list(scene.staff, { idOrganogramaNo: scene.departmentId })).data).toEqual(data);
  });

  it('leaves out what is not finished and who has left', async () => {
    const bia = await review('Bia', [8, 9], [8, 7]);
    await review('Caio', [6, 8], [7]);
    const { token } = await managerToken();
    expect((await list(token)).data.qtdComResultado).toBe(1);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', bia.id).execute(),
    );
    expect((await list(token)).data).toMatchObject({ qtdPessoas: 2, qtdComResultado: 0 });
  });

  it('is closed to staff without the section and to employees who ask for another team', async () => {
    const token = await openEmployeeSession(test, scene.person);
    expect((await list(token, { idGestor: scene.managers[0]?.id ?? 0 })).status).toBe(403);
    expect((await list(token)).data).toMatchObject({ rows: [], qtdPessoas: 0 });
    const user = await createStaffUser(test.database, scene.company.id, {
      rights: { 5: ['visualizar'] },
    });
    const without = await openStaffSession(test, user);
    expect((await list(without, { idOrganogramaNo: scene.departmentId })).status).toBe(403);
    expect((await list(scene.staff)).status).toBe(400);
  });
});
