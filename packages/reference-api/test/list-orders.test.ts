import { describe, expect, it } from 'vitest';
import type { OperationId } from '../src/operation/operation.ts';
import { openSharedScene, openTestApp } from './build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from './fixtures.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp({ emptied: 'once' });

const dayOf = (day: number) => new Date(`2026-11-0${day}T12:00:00.000Z`);

const scene = openSharedScene(test, async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, {
    is_administrator: true,
    name: 'Ágata Reis',
    login: 'z@empresa.example',
  });
  await createStaffUser(test.database, company.id, {
    name: 'Bento Sá',
    login: 'a@empresa.example',
  });
  await test.database
    .inCompany(company.id, async (db) => {
      const own = { company_id: company.id };
      const idOf = (rows: { id: number }[], at: number) => rows[at]?.id ?? 0;
      const seniorities = await db
        .insertInto('seniority')
        .values([
          { ...own, name: 'Júnior', sort_order: 1 },
          { ...own, name: 'Pleno', sort_order: 2 },
        ])
        .returning('id')
        .execute();
      const positions = await db
        .insertInto('position')
        .values([
          { ...own, name: 'Analista', seniority_id: idOf(seniorities, 1) },
          { ...own, name: 'Zelador', seniority_id: idOf(seniorities, 0) },
          { ...own, name: 'Copeiro' },
        ])
        .returning('id')
        .execute();
      const root = await db
        .insertInto('department')
        .values({ ...own, name: 'Matriz' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const department = await db
        .insertInto('department')
        .values({ ...own, name: 'Água', parent_id: root.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const categories = await db
        .insertInto('training_category')
        .values([
          { ...own, name: 'Cultura' },
          { ...own, name: 'Segurança' },
        ])
        .returning('id')
        .execute();
      const training = {
        ...own,
        description: '',
        author_id: user.id,
        created_at: dayOf(1),
        author_name: user.name,
      };
      const [, , zeal] = await db
        .insertInto('training')
        .values([
          { ...training, title: 'Abertura', category_id: idOf(categories, 0), sent_at: dayOf(9) },
          { ...training, title: 'Boas-vindas', category_id: idOf(categories, 1), sent_at: null },
          { ...training, title: 'Zelo', category_id: idOf(categories, 1), sent_at: dayOf(3) },
        ])
        .returning('id')
        .execute();
      const game = { ...own, description: '', scale: 5, is_anonymous: false };
      const games = await db
        .insertInto('game')
        .values([
          { ...game, title: 'Quiz', created_at: dayOf(1), sent_at: dayOf(2) },
          { ...game, title: 'Clima', created_at: dayOf(4), sent_at: null },
        ])
        .returning('id')
        .execute();
      await db
        .insertInto('game_question')
        .values(
          games.map(({ id }) => ({
            ...own,
            game_id: id,
            place: 0,
            kind: 'quiz' as const,
            text: 'Por quê?',
          })),
        )
        .execute();
      return { positions, root, department, trainingId: zeal?.id ?? 0 };
    })
    .then(async ({ positions, root, department, trainingId }) => {
      const add = (name: string, position: number | null, departmentId: number | null) =>
        createPerson(test.database, company.id, {
          name,
          position_id: position === null ? null : (positions[position]?.id ?? null),
          department_id: departmentId,
        });
      const ana = await add('Ana', 1, root.id);
      await add('Bia', 0, department.id);
      await add('Caio', 0, root.id);
      await add('Davi', null, null);
      await test.database.inCompany(company.id, (db) =>
        db
          .insertInto('training_person')
          .values({ company_id: company.id, training_id: trainingId, person_id: ana.id })
          .execute(),
      );
    });
  return { token: await openStaffSession(test, user) };
});

async function names(id: OperationId, ordem: string, nameOf: string) {
  const { data, status } = await test.call(id, { token: scene.token, query: { ordem } });
  expect(status).toBe(200);
  const { rows } = data as unknown as { rows: Record<string, string>[] };
  return rows.map((row) => row[nameOf]).join();
}

describe.each(['listEmployees', 'listPerformanceByEmployee'] as const)('%s', (id) => {
  it.each([
    ['nome', 'Ana,Bia,Caio,Davi'],
    ['-nome', 'Davi,Caio,Bia,Ana'],
    ['cargo', 'Bia,Caio,Ana,Davi'],
    ['-cargo', 'Ana,Bia,Caio,Davi'],
    ['departamento', 'Bia,Ana,Caio,Davi'],
    ['-departamento', 'Ana,Caio,Bia,Davi'],
  ])('by %s: whoever has none comes last, then names', async (order, people) => {
    expect(await names(id, order, 'nmPessoa')).toBe(people);
  });
});

describe('other lists', () => {
  it.each([
    ['listPositions', '-nome', 'nmCargo', 'Zelador,Copeiro,Analista'],
    ['listPositions', 'senioridade', 'nmCargo', 'Zelador,Analista,Copeiro'],
    ['listPositions', '-funcionarios', 'nmCargo', 'Analista,Zelador,Copeiro'],
    ['listUsers', '-nome', 'nmUsuario', 'Bento Sá,Ágata Reis'],
    ['listUsers', 'email', 'nmUsuario', 'Bento Sá,Ágata Reis'],
    ['listTrainings', '-titulo', 'nmTreinamento', 'Zelo,Boas-vindas,Abertura'],
    ['listTrainings', '-categoria', 'nmTreinamento', 'Boas-vindas,Zelo,Abertura'],
    ['listTrainings', '-envio', 'nmTreinamento', 'Abertura,Zelo,Boas-vindas'],
    ['listTrainings', '-funcionarios', 'nmTreinamento', 'Zelo,Abertura,Boas-vindas'],
    ['listGames', 'titulo', 'nmJogo', 'Clima,Quiz'],
    ['listGames', '-criacao', 'nmJogo', 'Clima,Quiz'],
    ['listGames', 'envio', 'nmJogo', 'Quiz,Clima'],
  ] as const)('%s by %s', async (id, order, nameOf, expected) => {
    expect(await names(id, order, nameOf)).toBe(expected);
  });

  it('refuses an order that there is not', async () => {
    const query = { ordem: 'salario' };
    const { status, errors } = await test.call('listUsers', { token: scene.token, query });
    expect({ status, errors }).toEqual({
      status: 400,
      errors: ['Escolha a ordem entre as opções oferecidas.'],
    });
  });
});
