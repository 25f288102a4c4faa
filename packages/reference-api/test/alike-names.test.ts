// @engine both: each folds letters in a way of its own
import { describe, expect, it } from 'vitest';
import { createTrainingsScene } from '../src/features/trainings/testing/trainings-scene.ts';
import { openScene, openTestApp } from './build-test-app.ts';
import { secretGame } from './game-target.ts';
import { secretCompetency, secretDepartment, secretPosition } from './structure-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const { companyId, token, addPerson, draft } = await createTrainingsScene(test);
  const [person, seniority] = [
    await addPerson(),
    await test.call('saveSeniority', { token, body: { idSenioridade: 0, nmSenioridade: 'Uma' } }),
  ];
  return { companyId, token, draft, person, seniorityId: seniority.data };
});

/** Saves something new of a name. */
const saves: Readonly<Record<string, (name: string) => Promise<{ status: number }>>> = {
  position: (nmCargo) =>
    test.call('savePosition', {
      token: scene.token,
      body: { ...secretPosition(0, scene.seniorityId), nmCargo },
    }),
  seniority: (nmSenioridade) =>
    test.call('saveSeniority', { token: scene.token, body: { idSenioridade: 0, nmSenioridade } }),
  department: (nmDepartamento) =>
    test.call('saveDepartment', {
      token: scene.token,
      body: { ...secretDepartment(0), nmDepartamento },
    }),
  competency: (cdCompetencia) =>
    test.call('saveCompetency', {
      token: scene.token,
      body: { ...secretCompetency(0), cdCompetencia },
    }),
  'training category': (categoria) =>
    test.call('createTrainingCategory', { token: scene.token, body: { categoria } }),
  training: async (nmTreinamento) =>
    test.call('createTraining', {
      token: scene.token,
      body: await scene.draft({ nmTreinamento, funcionarios: [scene.person.id] }),
    }),
  game: (nmJogo) =>
    test.call('createGame', {
      token: scene.token,
      body: { ...secretGame(scene.person.id), nmJogo },
    }),
  'access profile': (nmPerfilAcesso) =>
    test.call('saveAccessProfile', {
      token: scene.token,
      body: {
        idPerfilAcesso: 0,
        nmPerfilAcesso,
        dsPerfilAcesso: 'Um.',
        Secoes: [
          { idSecao: 5, flVisualizar: true, flIncluir: true, flAlterar: false, flExcluir: false },
        ],
      },
    }),
};

describe.each(Object.keys(saves))('the name of one %s', (kind) => {
  it.each([
    ['with a letter that is no Portuguese one', 'Ž 1', 'Ž 1'],
    ['written in two ways (NFC, NFD)', 'Ação', 'Ação'.normalize('NFD')],
    ['written in two ways (NFD, NFC)', 'Ž 1'.normalize('NFD'), 'Ž 1'],
    ['of another alphabet', 'Δοκιμή Я', 'Δοκιμή Я'],
  ])('%s is taken once', async (_what, first, second) => {
    const save = saves[kind];
    expect(await save?.(first)).toMatchObject({ status: 200 });
    expect(await save?.(second)).toMatchObject({ status: 409 });
  });
});

it('finds people by the position of such a name', async () => {
  const { data: id } = await test.call('savePosition', {
    token: scene.token,
    body: { ...secretPosition(0, scene.seniorityId), nmCargo: 'Ž 1' },
  });
  await test.database.inCompany(scene.companyId, (db) =>
    db.updateTable('person').set({ position_id: id }).where('id', '=', scene.person.id).execute(),
  );
  const { data } = await test.call('listTrainingCandidates', {
    token: scene.token,
    query: { nmCargo: 'Ž 1' },
  });
  expect(data.qtdRecords).toBe(1);
});
