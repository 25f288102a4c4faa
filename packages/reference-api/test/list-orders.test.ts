import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { outcomesNamed } from '../src/features/behavioral/disc-content.ts';
import type { OperationId } from '../src/operation/operation.ts';
import type { PersonRow } from '../src/shared/people/people-tables.ts';
import { openSharedScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from './fixtures.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp({ emptied: 'once' });

const dayOf = (day: number) => new Date(`2026-11-0${day}T12:00:00.000Z`);

const idOf = (rows: readonly { id: number }[], place: number) => rows[place]?.id ?? 0;

const scene = openSharedScene(test, async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, {
    is_administrator: true,
    name: 'Ágata Reis',
    login: 'z@empresa.example',
  });
  const bento = await createStaffUser(test.database, company.id, {
    name: 'Bento Sá',
    login: 'a@empresa.example',
  });
  await createStaffUser(test.database, company.id, {
    name: 'Caio Luz',
    login: 'm@empresa.example',
    is_active: false,
  });
  const dora = await createStaffUser(test.database, company.id, {
    name: 'Dora Paz',
    login: 'p@empresa.example',
    password_hash: null,
  });
  const person = await test.database
    .inCompany(company.id, async (db) => {
      const own = { company_id: company.id };
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
          { ...own, name: 'Analista', seniority_id: idOf(seniorities, 1), salary_cents: 650_000 },
          { ...own, name: 'Zelador', seniority_id: idOf(seniorities, 0), salary_cents: 210_000 },
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
        is_active: true,
      };
      const [, , zeal] = await db
        .insertInto('training')
        .values([
          { ...training, title: 'Abertura', category_id: idOf(categories, 0), sent_at: dayOf(9) },
          {
            ...training,
            title: 'Boas-vindas',
            category_id: idOf(categories, 1),
            sent_at: null,
            author_name: 'Zilda',
            is_active: false,
          },
          { ...training, title: 'Zelo', category_id: idOf(categories, 1), sent_at: dayOf(3) },
        ])
        .returning('id')
        .execute();
      const game = { ...own, description: '', scale: 5, is_anonymous: false };
      const games = await db
        .insertInto('game')
        .values([
          {
            ...game,
            title: 'Votação',
            created_at: dayOf(5),
            sent_at: dayOf(6),
            closed_at: dayOf(7),
          },
          { ...game, title: 'Clima', created_at: dayOf(4), sent_at: null },
          { ...game, title: 'Quiz', created_at: dayOf(1), sent_at: dayOf(2) },
        ])
        .returning('id')
        .execute();
      await db
        .insertInto('game_question')
        .values(
          [...games, ...games.slice(1, 2)].map(({ id }, place) => ({
            ...own,
            game_id: id,
            place,
            kind: 'quiz' as const,
            text: 'Por quê?',
          })),
        )
        .execute();
      const cycle = {
        ...own,
        kind: 'behavioral' as const,
        welcome: '',
        reminder_days: [],
        reminds_managers: false,
        department_ids: [],
        position_ids: [],
        only_named: false,
        named_ids: [],
        except_ids: [],
        created_at: dayOf(1),
      };
      const cycles = await db
        .insertInto('cycle')
        .values([
          { ...cycle, name: 'Breve', due_on: '2026-12-10' },
          { ...cycle, name: 'Curto', due_on: '2026-12-01', started_at: dayOf(2) },
          {
            ...cycle,
            name: 'Anual',
            due_on: '2026-12-05',
            started_at: dayOf(2),
            closed_at: dayOf(3),
          },
        ])
        .returning('id')
        .execute();
      await db.deleteFrom('staff_user_profile').execute();
      const profiles = await db
        .insertInto('access_profile')
        .values([
          { ...own, name: 'Acesso', description: 'Tudo' },
          { ...own, name: 'Zelo', description: 'Ajuda' },
        ])
        .returning('id')
        .execute();
      const [access, care] = [idOf(profiles, 0), idOf(profiles, 1)];
      await db
        .insertInto('staff_user_profile')
        .values([
          { ...own, staff_user_id: bento.id, profile_id: access },
          { ...own, staff_user_id: bento.id, profile_id: care },
          { ...own, staff_user_id: dora.id, profile_id: care },
        ])
        .execute();
      return { positions, root, department, games, cycles, trainingId: zeal?.id ?? 0 };
    })
    .then(async ({ positions, root, department, games, cycles, trainingId }) => {
      const add = (
        name: string,
        position: number | null,
        departmentId: number | null,
        reached: Pick<PersonRow, 'email' | 'sex' | 'phone'>,
      ) =>
        createPerson(test.database, company.id, {
          name,
          position_id: position === null ? null : (positions[position]?.id ?? null),
          department_id: departmentId,
          ...reached,
        });
      const ana = await add('Ana', 0, root.id, { email: 'c@x.example', sex: 'M', phone: '113' });
      const bia = await add('Bia', 1, department.id, {
        email: 'd@x.example',
        sex: 'F',
        phone: '111',
      });
      await add('Caio', 0, root.id, { email: 'b@x.example', sex: 'M', phone: '112' });
      await add('Davi', null, null, { email: null, sex: null, phone: null });
      const own = { company_id: company.id };
      const [vote, , quiz] = games.map(({ id }) => id);
      const [draft, running] = [idOf(cycles, 0), idOf(cycles, 1)];
      await test.database.inCompany(company.id, async (db) => {
        await db
          .insertInto('cycle_person')
          .values(
            [draft, running].map((cycle_id) => ({
              ...own,
              cycle_id,
              person_id: ana.id,
              added_at: dayOf(1),
            })),
          )
          .execute();
        await db
          .insertInto('disc_response')
          .values({
            ...own,
            person_id: ana.id,
            cycle_id: running,
            instrument_version: 1,
            mailed_to: 'x',
            sent_at: dayOf(2),
            status: 2,
            finished_at: dayOf(3),
            profile_sums: '[]',
            outcome_id: outcomesNamed('Dominante')[0]?.id ?? 0,
          })
          .execute();
        const mail = { ...own, person_id: ana.id, section: SECTION.employees, text: '', html: '' };
        await db
          .insertInto('mail_message')
          .values([
            {
              ...mail,
              subject: 'Zelo',
              recipient: 'a@x.example',
              status: 'sent',
              created_at: dayOf(1),
            },
            { ...mail, subject: 'Ácesso', recipient: 'c@x.example', created_at: dayOf(2) },
            {
              ...mail,
              subject: 'Modo',
              recipient: 'b@x.example',
              status: 'failed',
              created_at: dayOf(3),
            },
          ])
          .execute();
        const imported = { ...own, staff_user_id: user.id, user_name: 'RH' };
        await db
          .insertInto('employee_import')
          .values([
            {
              ...imported,
              file_name: 'b.csv',
              state: 'undone',
              created_count: 3,
              changed_count: 1,
              created_at: dayOf(1),
            },
            {
              ...imported,
              file_name: 'c.csv',
              state: 'done',
              faulty_count: 5,
              created_at: dayOf(2),
            },
            {
              ...imported,
              file_name: 'a.csv',
              state: 'stopped',
              created_count: 3,
              changed_count: 2,
              faulty_count: 1,
              created_at: dayOf(3),
            },
          ])
          .execute();
        await db
          .insertInto('training_person')
          .values({ ...own, training_id: trainingId, person_id: ana.id })
          .execute();
        await db
          .insertInto('game_person')
          .values([
            {
              ...own,
              game_id: quiz ?? 0,
              person_id: ana.id,
              sent_at: dayOf(2),
              finished_on: '2026-11-03',
            },
            { ...own, game_id: quiz ?? 0, person_id: bia.id, sent_at: dayOf(2) },
            {
              ...own,
              game_id: vote ?? 0,
              person_id: ana.id,
              sent_at: dayOf(6),
              finished_on: '2026-11-07',
            },
          ])
          .execute();
      });
      return ana;
    });
  const places = await createStaffUser(test.database, company.id, {
    name: 'Elza Reis',
    login: 'e@empresa.example',
    rights: { [SECTION.employees]: ['visualizar'] },
  });
  return {
    personId: person.id,
    token: await openStaffSession(test, user),
    withoutSalaries: await openStaffSession(test, places),
  };
});

async function names(
  id: OperationId,
  ordem: string | undefined,
  nameOf: string,
  { token = scene.token, ...asked }: Pick<TestRequest, 'token' | 'params'> = {},
) {
  const query = { ...(ordem && { ordem }) };
  const { data, status } = await test.call(id, { ...asked, token, query });
  expect(status).toBe(200);
  const { rows } = data as unknown as { rows: Record<string, string>[] };
  return rows.map((row) => row[nameOf]).join();
}

/** An order that is the usual one would be kept by a list that sorts by nothing. */
async function expectOrder(
  id: OperationId,
  order: string,
  nameOf: string,
  expected: string,
  asked: Pick<TestRequest, 'params'> = {},
) {
  expect(await names(id, undefined, nameOf, asked)).not.toBe(expected);
  expect(await names(id, order, nameOf, asked)).toBe(expected);
}

describe.each(['listEmployees', 'listPerformanceByEmployee'] as const)('%s', (id) => {
  it.each([
    ['-nome', 'Davi,Caio,Bia,Ana'],
    ['cargo', 'Ana,Caio,Bia,Davi'],
    ['-cargo', 'Bia,Ana,Caio,Davi'],
    ['departamento', 'Bia,Ana,Caio,Davi'],
    ['-departamento', 'Ana,Caio,Bia,Davi'],
  ])('by %s: whoever has none comes last, then names', async (order, people) => {
    await expectOrder(id, order, 'nmPessoa', people);
  });
});

describe('people', () => {
  it.each([
    ['email', 'Caio,Ana,Bia,Davi'],
    ['-email', 'Bia,Ana,Caio,Davi'],
    ['genero', 'Bia,Ana,Caio,Davi'],
    ['-genero', 'Ana,Caio,Bia,Davi'],
    ['telefone', 'Bia,Caio,Ana,Davi'],
    ['-telefone', 'Ana,Caio,Bia,Davi'],
  ])('by %s: whoever has told none comes last, then names', async (order, people) => {
    await expectOrder('listEmployees', order, 'nmPessoa', people);
  });
});

describe('the mails to a person', () => {
  it.each([
    ['assunto', 'Ácesso,Modo,Zelo'],
    ['-assunto', 'Zelo,Modo,Ácesso'],
    ['endereco', 'Zelo,Modo,Ácesso'],
    ['-endereco', 'Ácesso,Modo,Zelo'],
    ['envio', 'Zelo,Ácesso,Modo'],
    ['situacao', 'Ácesso,Zelo,Modo'],
    ['-situacao', 'Modo,Zelo,Ácesso'],
  ])('by %s', async (order, expected) => {
    const params = { idOrganogramaPessoa: scene.personId };
    await expectOrder('listEmployeeMails', order, 'dsAssunto', expected, { params });
  });
});

describe('other lists', () => {
  it.each([
    ['listPositions', '-nome', 'nmCargo', 'Zelador,Copeiro,Analista'],
    ['listPositions', 'senioridade', 'nmCargo', 'Zelador,Analista,Copeiro'],
    ['listPositions', '-funcionarios', 'nmCargo', 'Analista,Zelador,Copeiro'],
    ['listPositions', 'piso', 'nmCargo', 'Zelador,Analista,Copeiro'],
    ['listPositions', '-piso', 'nmCargo', 'Analista,Zelador,Copeiro'],
    ['listUsers', '-nome', 'nmUsuario', 'Elza Reis,Dora Paz,Caio Luz,Bento Sá,Ágata Reis'],
    ['listUsers', 'email', 'nmUsuario', 'Bento Sá,Elza Reis,Caio Luz,Dora Paz,Ágata Reis'],
    ['listUsers', 'perfis', 'nmUsuario', 'Ágata Reis,Bento Sá,Elza Reis,Dora Paz,Caio Luz'],
    ['listUsers', '-perfis', 'nmUsuario', 'Dora Paz,Elza Reis,Bento Sá,Ágata Reis,Caio Luz'],
    ['listUsers', 'situacao', 'nmUsuario', 'Ágata Reis,Bento Sá,Elza Reis,Dora Paz,Caio Luz'],
    ['listUsers', '-situacao', 'nmUsuario', 'Caio Luz,Dora Paz,Ágata Reis,Bento Sá,Elza Reis'],
    ['listAccessProfiles', '-nome', 'dsPerfilAcesso', 'Ajuda,,,,,,Tudo'],
    ['listAccessProfiles', 'descricao', 'dsPerfilAcesso', 'Ajuda,Tudo,,,,,'],
    ['listAccessProfiles', '-descricao', 'dsPerfilAcesso', 'Tudo,Ajuda,,,,,'],
    ['listAccessProfiles', '-usuarios', 'qtdUsuarios', '2,1,1,0,0,0,0'],
    ['listCycles', '-nome', 'nmCiclo', 'Curto,Breve,Anual'],
    ['listCycles', 'prazo', 'nmCiclo', 'Curto,Anual,Breve'],
    ['listCycles', 'situacao', 'nmCiclo', 'Breve,Curto,Anual'],
    ['listCycles', 'adesao', 'nmCiclo', 'Breve,Curto,Anual'],
    ['listCycles', '-adesao', 'nmCiclo', 'Curto,Breve,Anual'],
    ['listEmployeeImports', 'arquivo', 'nmArquivo', 'a.csv,b.csv,c.csv'],
    ['listEmployeeImports', '-arquivo', 'nmArquivo', 'c.csv,b.csv,a.csv'],
    ['listEmployeeImports', 'situacao', 'nmArquivo', 'c.csv,a.csv,b.csv'],
    ['listEmployeeImports', '-situacao', 'nmArquivo', 'b.csv,a.csv,c.csv'],
    ['listEmployeeImports', 'inicio', 'nmArquivo', 'b.csv,c.csv,a.csv'],
    ['listEmployeeImports', 'resultado', 'nmArquivo', 'c.csv,b.csv,a.csv'],
    ['listEmployeeImports', '-resultado', 'nmArquivo', 'a.csv,b.csv,c.csv'],
    ['listEmployeeImports', 'erros', 'nmArquivo', 'b.csv,a.csv,c.csv'],
    ['listEmployeeImports', '-erros', 'nmArquivo', 'c.csv,a.csv,b.csv'],
    ['listTrainings', '-titulo', 'nmTreinamento', 'Zelo,Boas-vindas,Abertura'],
    ['listTrainings', '-categoria', 'nmTreinamento', 'Boas-vindas,Zelo,Abertura'],
    ['listTrainings', '-autor', 'nmTreinamento', 'Boas-vindas,Abertura,Zelo'],
    ['listTrainings', 'situacao', 'nmTreinamento', 'Abertura,Zelo,Boas-vindas'],
    ['listTrainings', '-situacao', 'nmTreinamento', 'Boas-vindas,Abertura,Zelo'],
    ['listTrainings', '-envio', 'nmTreinamento', 'Abertura,Zelo,Boas-vindas'],
    ['listTrainings', '-funcionarios', 'nmTreinamento', 'Zelo,Abertura,Boas-vindas'],
    ['listGames', 'titulo', 'nmJogo', 'Clima,Quiz,Votação'],
    ['listGames', '-criacao', 'nmJogo', 'Votação,Clima,Quiz'],
    ['listGames', 'envio', 'nmJogo', 'Quiz,Votação,Clima'],
    ['listGames', '-perguntas', 'nmJogo', 'Clima,Quiz,Votação'],
    ['listGames', '-pessoas', 'nmJogo', 'Quiz,Votação,Clima'],
    ['listGames', 'participacao', 'nmJogo', 'Quiz,Votação,Clima'],
    ['listGames', '-participacao', 'nmJogo', 'Votação,Quiz,Clima'],
    ['listGames', 'situacao', 'nmJogo', 'Clima,Quiz,Votação'],
    ['listGames', '-encerramento', 'nmJogo', 'Votação,Quiz,Clima'],
  ] as const)('%s by %s', async (id, order, nameOf, expected) => {
    await expectOrder(id, order, nameOf, expected);
  });

  it.each(['piso', '-piso'])(
    'the positions by %s stand as usual for those who may not see what it is',
    async (order) => {
      const given = await names('listPositions', order, 'nmCargo', {
        token: scene.withoutSalaries,
      });
      expect(given).toBe('Analista,Copeiro,Zelador');
    },
  );

  it('refuses an order that there is not', async () => {
    const query = { ordem: 'salario' };
    const { status, errors } = await test.call('listUsers', { token: scene.token, query });
    expect({ status, errors }).toEqual({
      status: 400,
      errors: ['Escolha a ordem entre as opções oferecidas.'],
    });
  });
});
