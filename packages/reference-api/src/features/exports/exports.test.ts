import { guessColumns, SECTION } from '@aferir/domain';
import { readSpreadsheet } from '@aferir/spreadsheet';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { watchingQueries } from '../../../test/query-plans.ts';
import { runJob } from '../../../test/run-job.ts';
import { runMaintenance } from '../../../test/run-maintenance.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { sheetForm } from '../../../test/sheet-form.ts';
import { loadContract } from '../../operation/contract/load-contract.ts';
import type { ExportedList } from '../../shared/exports/list-export.ts';
import { outcomesNamed } from '../behavioral/disc-content.ts';
import { cycleBody, everybody } from '../cycles/testing/cycles-scene.ts';

const test = openTestApp();
const day = 24 * 60 * 60_000;
const on = (date: number) => new Date(`2026-11-0${date}T12:00:00.000Z`);
/** What each of these lists is of has to be named. */
const listsOfOne = {
  'pessoas-ciclo': 'idCiclo',
  'pessoas-treinamento': 'idTreinamento',
  'emails-pessoa': 'idOrganogramaPessoa',
  calibracao: 'idCiclo',
} as const satisfies Partial<Record<ExportedList, string>>;
/** But for those, and for what is a workbook, which has a test of its own. */
const lists = (
  (loadContract().document.components.schemas.ExportedList?.enum ?? []) as ExportedList[]
).filter((list) => list !== 'relatorio-diretoria' && !(list in listsOfOne));

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const add = (values: object) => createStaffUser(test.database, company.id, values);
  const administrator = await add({ is_administrator: true });
  await createPerson(test.database, company.id, {
    name: 'Ana Lima',
    email: 'ana@empresa.example',
    hired_on: '2024-03-04',
  });
  await createPerson(test.database, company.id, { name: '=1+1', email: 'igual@empresa.example' });
  const token = await openStaffSession(test, administrator);
  return { company, add, token };
});

const ask = (
  body: { dsLista: ExportedList; dsFormato: 'xlsx' | 'csv'; dsConsulta?: string },
  token = scene.token,
) => test.call('createListExport', { token, body });

const read = (idExportacao: number, token = scene.token) =>
  test.call('getListExport', { token, params: { idExportacao } });

const write = (exportId: number) =>
  runJob(test, 'write-list', { companyId: scene.company.id, exportId });

async function anonymize(nmPessoa: string) {
  const { id: idOrganogramaPessoa } = await test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('person').where('name', '=', nmPessoa).select('id').executeTakeFirstOrThrow(),
  );
  const body = { idOrganogramaPessoa, nmPessoa };
  const reply = await test.call('anonymizeEmployee', { token: scene.token, body });
  expect(reply.status).toBe(200);
}

/** What a spreadsheet reads of a file. */
const sheetOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  readSpreadsheet(rawPayload, { bytes: 1_000_000, rows: 2_000 });

/** Has somebody answer both assessments. */
async function answered() {
  const { company } = scene;
  const managers = [
    await createPerson(test.database, company.id, { name: 'Rui Luz' }),
    await createPerson(test.database, company.id, { name: 'Eva Reis' }),
  ];
  return test.database.inCompany(company.id, async (db) => {
    const own = { company_id: company.id };
    const person = await db
      .selectFrom('person')
      .where('name', '=', 'Ana Lima')
      .select(['id', 'name'])
      .executeTakeFirstOrThrow();
    const asked = { ...own, person_id: person.id, mailed_to: 'x', sent_at: on(1) };
    await db
      .insertInto('disc_response')
      .values({
        ...asked,
        instrument_version: 1,
        status: 2,
        finished_at: on(5),
        outcome_id: outcomesNamed('Influente Estável')[0]?.id ?? 0,
        profile_sums: JSON.stringify([
          { profile: 'Influente', sum: 65 },
          { profile: 'Estável', sum: 64 },
          { profile: 'Dominante', sum: 37 },
          { profile: 'Conforme', sum: 34 },
        ]),
      })
      .execute();
    const response = await db
      .insertInto('performance_response')
      .values({ ...asked, status: 7, self_finished_at: on(3) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rated = { ...own, response_id: response.id };
    await db
      .insertInto('performance_response_manager')
      .values(
        managers.map(({ id }) => ({
          ...rated,
          manager_id: id,
          frozen_at: on(3),
          rated_at: on(4),
        })),
      )
      .execute();
    for (const [at, [name, selfScore]] of (
      [
        ['Foco', 9],
        ['Zelo', 7],
      ] as const
    ).entries()) {
      const competency = await db
        .insertInto('performance_competency')
        .values({ ...own, code: name, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      const frozen = await db
        .insertInto('performance_response_competency')
        .values({
          ...rated,
          competency_id: competency.id,
          sort_order: at,
          code: name,
          name,
          self_score: selfScore,
          self_scored_at: on(3),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('performance_manager_score')
        .values(
          managers.map(({ id }, index) => ({
            ...own,
            response_competency_id: frozen.id,
            manager_id: id,
            score: 6 + index,
            scored_at: on(4),
          })),
        )
        .execute();
    }
    return { person };
  });
}

/** Asks for a list, writes it as the queue does, and fetches it. */
async function take(body: Parameters<typeof ask>[0]) {
  const { data: id } = await ask(body);
  await write(id);
  const { data } = await read(id);
  const reply = await test.app.inject({ url: data.urlArquivo ?? '' });
  return { data, reply };
}

describe('a list that is taken away', () => {
  it('has every row that matches, as its own call narrows it down', async () => {
    const { data, reply } = await take({
      dsLista: 'funcionarios',
      dsFormato: 'xlsx',
      dsConsulta: 'filter=lima&take=1&index=7',
    });
    expect(data).toMatchObject({
      dsSituacao: 'pronta',
      qtdRegistros: 1,
      nmArquivo: 'funcionarios-2026-11-20.xlsx',
    });
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="funcionarios-2026-11-20.xlsx"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const sheet = await sheetOf(reply);
    expect(sheet.header.slice(0, 3)).toEqual(['Nome', 'Matrícula', 'E-mail']);
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(['Ana Lima']);
    const hiredAt = sheet.header.indexOf('Data de admissão');
    expect(sheet.rows[0]?.cells[hiredAt]).toBe('04/03/2024');
  });

  it('tells a CPF of those alone whom nothing else names apart, and comes in again without a change', async () => {
    const { company, token } = scene;
    const place = await test.database.inCompany(company.id, async (db) => {
      const named = { company_id: company.id, name: 'Vendas' };
      const position = await db.insertInto('position').values(named).returning('id').execute();
      const department = await db.insertInto('department').values(named).returning('id').execute();
      return { position_id: position[0]?.id ?? 0, department_id: department[0]?.id ?? 0 };
    });
    const add = (name: string, marks: object) =>
      createPerson(test.database, company.id, {
        ...place,
        ...{ name, email: null, phone: '11912345678', ...marks },
      });
    await add('Volta E-mail', { email: 'volta@empresa.example', cpf: '11144477735' });
    await add('Volta Número', { registration_number: '001204', cpf: '01234567890' });
    await add('Volta CPF', { cpf: '52998224725', birth_date: '1990-05-14', sex: 'F' });
    const { reply } = await take({
      dsLista: 'funcionarios',
      dsFormato: 'csv',
      dsConsulta: 'filter=volta',
    });
    const sheet = await sheetOf(reply);
    const cpfAt = sheet.header.indexOf('CPF');
    expect(sheet.rows.map(({ cells }) => [cells[0], cells[cpfAt]])).toEqual([
      ['Volta CPF', '529.982.247-25'],
      ['Volta E-mail', ''],
      ['Volta Número', ''],
    ]);
    const columns = Object.entries(guessColumns(sheet.header)).map(([field, column]) => [
      field,
      sheet.header[column],
    ]);
    const { data } = await test.call('previewEmployeeImport', {
      token,
      ...sheetForm(new Uint8Array(reply.rawPayload), Object.fromEntries(columns)),
    });
    expect(data).toMatchObject({ qtdLinhas: 3, qtdSemMudanca: 3, qtdComErro: 0 });
  });

  it('has those people alone whom the query names, five hundred of them too', async () => {
    const ids = await test.database.inCompany(scene.company.id, (db) =>
      sql<{ id: number }>`insert into person (company_id, name, email)
        select ${scene.company.id}::bigint, 'Pessoa', 'p' || n || '@empresa.example'
        from generate_series(1, 500) n returning id`.execute(db),
    );
    const chosen = ids.rows.map(({ id }) => id);
    const asked = { dsLista: 'funcionarios', dsFormato: 'csv' } as const;
    const dsConsulta = `ordem=-nome&lstPessoas=${encodeURIComponent(chosen.join(','))}`;
    const { data } = await take({ ...asked, dsConsulta });
    expect(data.qtdRegistros).toBe(500);
    const one = await take({ ...asked, dsConsulta: `lstPessoas=${chosen[0]}&filter=p1@` });
    expect(one.data.qtdRegistros).toBe(1);
    const tooMany = [...chosen, ...chosen].join(',');
    expect(await ask({ ...asked, dsConsulta: `lstPessoas=${tooMany}` })).toMatchObject({
      status: 400,
    });
  });

  it('is longer than what is read of it at once', async () => {
    await test.database.inCompany(scene.company.id, (db) =>
      sql`insert into person (company_id, name, email)
        select ${scene.company.id}::bigint, 'Pessoa', 'p' || n || '@empresa.example'
        from generate_series(1, 510) n`.execute(db),
    );
    const { reply } = await take({ dsLista: 'funcionarios', dsFormato: 'csv' });
    const sheet = await sheetOf(reply);
    expect(sheet.rows).toHaveLength(512);
    expect(new Set(sheet.rows.map(({ cells }) => cells[2])).size).toBe(512);
  });

  it('has no formula in a csv', async () => {
    const { reply } = await take({
      dsLista: 'funcionarios',
      dsFormato: 'csv',
      dsConsulta: 'filter=igual',
    });
    expect(reply.payload).toContain(`"'=1+1"`);
  });

  it('is noted with each list of ids once, in however many parts it is asked for', async () => {
    const dsConsulta = 'lstPessoas=7&lstPessoas=8&lstPessoas=9';
    const asked = await ask({ dsLista: 'funcionarios', dsFormato: 'csv', dsConsulta });
    expect(asked).toMatchObject({ status: 200 });
    const noted = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'list.exported')
        .execute(),
    );
    expect(noted).toMatchObject([{ details: { query: 'lstPessoas=7,8,9' } }]);
  });

  it('is noted, with what it was narrowed down by, but not with what was searched for', async () => {
    const dsConsulta = 'filter=ana&cdStatus=2&idOrganogramaNo=7&cpf=1';
    await ask({ dsLista: 'funcionarios', dsFormato: 'csv', dsConsulta });
    const noted = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').selectAll().where('action', '=', 'list.exported').execute(),
    );
    expect(noted).toMatchObject([
      {
        details: {
          list: 'funcionarios',
          format: 'csv',
          query: 'filter&cdStatus=2&idOrganogramaNo=7',
        },
      },
    ]);
  });

  it.each(lists)('is %s, with nothing but a header where there is nobody', async (dsLista) => {
    const { data, reply } = await take({ dsLista, dsFormato: 'csv' });
    expect(data.dsSituacao).toBe('pronta');
    const [header, ...rows] = reply.payload.trimEnd().split('\r\n');
    expect(header?.split(';').length).toBeGreaterThan(1);
    expect(rows).toHaveLength(data.qtdRegistros ?? -1);
  });
});

describe('a list of what one thing has', () => {
  const own = () => ({ company_id: scene.company.id });
  const idOf = async (name: string) => {
    const person = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('person').where('name', '=', name).select('id').executeTakeFirstOrThrow(),
    );
    return person.id;
  };

  it.each(Object.entries(listsOfOne) as [keyof typeof listsOfOne, string][])(
    'is %s: of nothing without %s, and fails for what is not there',
    async (dsLista, name) => {
      const asked = { dsLista, dsFormato: 'csv' } as const;
      expect(await ask(asked)).toMatchObject({ status: 400, faults: [{ field: name }] });
      const { data: id } = await ask({ ...asked, dsConsulta: `${name}=999999` });
      await write(id);
      expect(await read(id)).toMatchObject({ data: { dsSituacao: 'falhou' } });
    },
  );

  it('has the mails to a person that whoever takes them may see', async () => {
    const person_id = await idOf('Ana Lima');
    const mail = { ...own(), person_id, recipient: 'ana@empresa.example', text: '', html: '' };
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .insertInto('mail_message')
        .values([
          {
            ...mail,
            subject: '=Seu acesso',
            section: SECTION.employees,
            status: 'sent',
            created_at: on(2),
            delivered_at: on(2),
          },
          { ...mail, subject: 'Treinamento', section: SECTION.trainings, created_at: on(1) },
        ])
        .execute(),
    );
    const asked = {
      dsLista: 'emails-pessoa',
      dsFormato: 'csv',
      dsConsulta: `idOrganogramaPessoa=${person_id}`,
    } as const;
    const all = await take(asked);
    const { header, rows } = await sheetOf(all.reply);
    expect(header.slice(0, 2)).toEqual(['Pessoa', 'Assunto']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        'Ana Lima',
        '=Seu acesso',
        'ana@empresa.example',
        '02/11/2026, 09:00',
        '02/11/2026, 09:00',
        'Entregue',
        '',
      ],
      ['Ana Lima', 'Treinamento', 'ana@empresa.example', '01/11/2026, 09:00', '', 'A caminho', ''],
    ]);
    const user = await scene.add({ rights: { [SECTION.trainings]: ['visualizar'] } });
    const token = await openStaffSession(test, user);
    const { data: id } = await ask(asked, token);
    await write(id);
    expect((await read(id, token)).data).toMatchObject({ dsSituacao: 'pronta', qtdRegistros: 1 });
  });

  it('is noted as about the person whose mails it has', async () => {
    const personId = await idOf('Ana Lima');
    await ask({ dsLista: 'funcionarios', dsFormato: 'csv' });
    const dsConsulta = `idOrganogramaPessoa=${personId}`;
    await ask({ dsLista: 'emails-pessoa', dsFormato: 'csv', dsConsulta });
    const noted = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .select('person_id')
        .where('action', '=', 'list.exported')
        .orderBy('id')
        .execute(),
    );
    expect(noted).toEqual([{ person_id: null }, { person_id: personId }]);
  });

  it('has the people whom a training was sent to, as its report narrows them down', async () => {
    const person_id = await idOf('Ana Lima');
    const other = await idOf('=1+1');
    const { token } = scene;
    const category = await test.call('createTrainingCategory', {
      token,
      body: { categoria: 'Cultura' },
    });
    const training = await test.database.inCompany(scene.company.id, async (db) => {
      const author = await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow();
      const row = await db
        .insertInto('training')
        .values({
          ...own(),
          title: 'Boas-vindas',
          description: '',
          category_id: category.data,
          author_id: author.id,
          author_name: 'RH',
          created_at: on(1),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sent = { ...own(), training_id: row.id, sent_at: on(2) };
      await db
        .insertInto('training_person')
        .values([
          { ...sent, person_id },
          { ...sent, person_id: other },
        ])
        .execute();
      return row.id;
    });
    const { reply } = await take({
      dsLista: 'pessoas-treinamento',
      dsFormato: 'csv',
      dsConsulta: `idTreinamento=${training}&filter=lima`,
    });
    const { header, rows } = await sheetOf(reply);
    expect(header.slice(0, 2)).toEqual(['Treinamento', 'Nome']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Boas-vindas', 'Ana Lima', '', 'Não visualizado', '0', '02/11/2026', '', 'Ativo'],
    ]);
  });

  it('has the cycles, and the people of one as they are narrowed down', async () => {
    const { company, token } = scene;
    const lstPessoas = [await idOf('Ana Lima'), await idOf('=1+1')];
    const created = await test.call('createCycle', {
      token,
      body: {
        ...cycleBody({ nmCiclo: 'Anual' }),
        publico: { ...everybody, somenteEscolhidas: true, lstPessoas },
      },
    });
    const body = { idCiclo: created.data, nrVersao: 1, flAgora: true };
    expect(await test.call('startCycle', { token, body })).toMatchObject({ status: 200 });
    await runJob(test, 'run-cycle', { companyId: company.id, cycleId: created.data });
    await test.call('createCycle', { token, body: cycleBody({ nmCiclo: 'Rascunho' }) });
    const cycles = await take({ dsLista: 'ciclos', dsFormato: 'csv', dsConsulta: 'ordem=nome' });
    expect((await sheetOf(cycles.reply)).rows.map(({ cells }) => cells)).toEqual([
      ['Anual', 'Comportamental', 'Em andamento', '20/11/2026', '18/12/2026', '', '2', '0', '0'],
      ['Rascunho', 'Comportamental', 'Rascunho', '', '18/12/2026', '', '0', '0', ''],
    ]);
    const people = await take({
      dsLista: 'pessoas-ciclo',
      dsFormato: 'csv',
      dsConsulta: `idCiclo=${created.data}&filter=lima&pendentes=true`,
    });
    const { header, rows } = await sheetOf(people.reply);
    expect(header.slice(0, 2)).toEqual(['Ciclo', 'Nome']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Anual', 'Ana Lima', '', '', 'Não abriu', '20/11/2026', 'Não', 'Não', 'Ativo'],
    ]);
  });
});

it('the imports stand with what has come of each, the latest first', async () => {
  const imported = { company_id: scene.company.id, file_name: 'gente.csv', user_name: 'RH' };
  await test.database.inCompany(scene.company.id, async (db) => {
    const user = await db.selectFrom('staff_user').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('employee_import')
      .values([
        {
          ...imported,
          staff_user_id: user.id,
          state: 'undone',
          kept: JSON.stringify(['Ana Lima: já respondeu']),
          row_count: 3,
          created_count: 2,
          faulty_count: 1,
          created_at: on(1),
          finished_at: on(1),
        },
        { ...imported, staff_user_id: user.id, state: 'running', created_at: on(2) },
      ])
      .execute();
  });
  const { reply } = await take({ dsLista: 'importacoes', dsFormato: 'csv' });
  expect((await sheetOf(reply)).rows.map(({ cells }) => cells.slice(0, 10))).toEqual([
    ['gente.csv', 'Em andamento', 'RH', '02/11/2026, 09:00', '', '0', '0', '0', '0', '0'],
    [
      'gente.csv',
      'Desfeita em parte',
      'RH',
      '01/11/2026, 09:00',
      '01/11/2026, 09:00',
      '3',
      '2',
      '0',
      '0',
      '1',
    ],
  ]);
});

describe('results that are taken away', () => {
  it('have the four shares, the profile and what speaks against it, of whoever has one', async () => {
    const { person } = await answered();
    const { data, reply } = await take({
      dsLista: 'resultados-comportamentais',
      dsFormato: 'csv',
      dsConsulta: 'filter=ana',
    });
    expect(data.qtdRegistros).toBe(1);
    const { header, rows } = await sheetOf(reply);
    expect(header.slice(4, 8)).toEqual([
      'Dominante (%)',
      'Influente (%)',
      'Estável (%)',
      'Conforme (%)',
    ]);
    const [row] = rows.map(({ cells }) => cells);
    expect(row?.[0]).toBe(person.name);
    expect(row?.slice(3)).toEqual([
      '05/11/2026',
      '18,5',
      '32,5',
      '32',
      '17',
      'Influente Estável',
      'Influente',
      'Empate técnico',
      'Ativo',
    ]);
    const months = 'filter=ana&mesInicio=2026-12';
    const none = await take({
      dsLista: 'resultados-comportamentais',
      dsFormato: 'csv',
      dsConsulta: months,
    });
    expect(none.data.qtdRegistros).toBe(0);
  });

  it('say that there is none where no sums were kept', async () => {
    await answered();
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('disc_response').set({ profile_sums: '[]' }).execute(),
    );
    const { data, reply } = await take({ dsLista: 'resultados-comportamentais', dsFormato: 'csv' });
    expect(data).toMatchObject({ dsSituacao: 'pronta', qtdRegistros: 1 });
    const { rows } = await sheetOf(reply);
    expect(rows.map(({ cells }) => cells.slice(4))).toEqual([
      ['', '', '', '', 'Influente Estável', 'Influente', 'Sem resultado por perfil', 'Ativo'],
    ]);
  });

  it('have a row for each competency with both sides and what they come to', async () => {
    await answered();
    await test.database.inCompany(scene.company.id, async (db) => {
      const { id } = await db
        .insertInto('department')
        .values({ company_id: scene.company.id, name: 'Dados' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.updateTable('person').set({ department_id: id }).execute();
    });
    const { data, reply } = await take({ dsLista: 'resultados-desempenho', dsFormato: 'csv' });
    expect(data.qtdRegistros).toBe(2);
    const { header, rows } = await sheetOf(reply);
    expect(header[1]).toBe('Departamento');
    expect(rows.map(({ cells }) => cells[1])).toEqual(['Dados', 'Dados']);
    expect(rows.map(({ cells }) => [cells[0], ...cells.slice(5)])).toEqual([
      ['Ana Lima', 'Foco', '9', '6,5', '-2,5', '8', '6,5', ''],
      ['Ana Lima', 'Zelo', '7', '6,5', '-0,5', '8', '6,5', ''],
    ]);
  });

  it.each([
    ['resultados-comportamentais', 4],
    ['resultados-desempenho', 1],
  ] as const)(
    'are not for those who see whom %s is about by section %i',
    async (dsLista, section) => {
      const user = await scene.add({ rights: { [section]: ['visualizar'] } });
      const token = await openStaffSession(test, user);
      expect(await ask({ dsLista, dsFormato: 'csv' }, token)).toMatchObject({ status: 403 });
    },
  );
});

it('the seniorities stand in their order, each with how many positions have it', async () => {
  await test.database.inCompany(scene.company.id, async (db) => {
    const own = { company_id: scene.company.id };
    const insert = (name: string, sort_order: number) =>
      db
        .insertInto('seniority')
        .values({ ...own, name, sort_order })
        .returning('id')
        .executeTakeFirstOrThrow();
    const second = await insert('Pleno', 2);
    await insert('Estágio', 1);
    await db
      .insertInto('position')
      .values({ ...own, name: 'Analista', seniority_id: second.id })
      .execute();
  });
  const { reply } = await take({ dsLista: 'senioridades', dsFormato: 'csv' });
  const { rows } = await sheetOf(reply);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Estágio', '0'],
    ['Pleno', '1'],
  ]);
});

it('the organization chart has a row for each department that is found, before those below it where no order is asked for', async () => {
  const { company } = scene;
  const rui = await createPerson(test.database, company.id, { name: 'Rui Luz' });
  const eva = await createPerson(test.database, company.id, { name: 'Eva Reis' });
  await test.database.inCompany(company.id, async (db) => {
    const own = { company_id: company.id };
    const insert = (name: string, parentId: number | null) =>
      db
        .insertInto('department')
        .values({ ...own, name, parent_id: parentId })
        .returning('id')
        .executeTakeFirstOrThrow();
    const top = await insert('Matriz', null);
    const below = await insert('Água', top.id);
    await insert('Zinco', top.id);
    const position = await db
      .insertInto('position')
      .values({ ...own, name: 'Analista' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('person')
      .set({ position_id: position.id, department_id: below.id })
      .where('id', 'in', [rui.id, eva.id])
      .execute();
    await db
      .insertInto('department_manager')
      .values({ ...own, department_id: below.id, person_id: rui.id, sort_order: 0 })
      .execute();
  });
  const { reply } = await take({ dsLista: 'organograma', dsFormato: 'csv' });
  const { rows } = await sheetOf(reply);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Matriz', '', '1', '', '0', '2', ''],
    ['Água', 'Matriz', '2', 'Rui Luz', '2', '2', 'Analista (2)'],
    ['Zinco', 'Matriz', '2', '', '0', '0', ''],
  ]);
  const narrowed = await take({
    dsLista: 'organograma',
    dsFormato: 'csv',
    dsConsulta: 'filter=matriz&ordem=-nome',
  });
  const { rows: found } = await sheetOf(narrowed.reply);
  expect(found.map(({ cells }) => cells[0])).toEqual(['Zinco', 'Matriz', 'Água']);
  const led = await take({ dsLista: 'organograma', dsFormato: 'csv', dsConsulta: 'filter=rui' });
  const { rows: ofRui } = await sheetOf(led.reply);
  expect(ofRui.map(({ cells }) => cells[0])).toEqual(['Água']);
});

it('the organization chart is read once, however many departments it has', async () => {
  const { company } = scene;
  await test.database.inCompany(company.id, (db) =>
    sql`insert into department (company_id, name)
      select ${company.id}::bigint, 'Setor ' || n from generate_series(1, 510) n`.execute(db),
  );
  const { data: id } = await ask({ dsLista: 'organograma', dsFormato: 'csv' });
  const readings: string[] = [];
  await watchingQueries(
    ({ sql: statement }) => {
      if (statement.includes('from "department" left join')) readings.push(statement);
    },
    () => write(id),
  );
  expect((await read(id)).data.qtdRegistros).toBe(510);
  expect(readings).toHaveLength(1);
});

describe('whoever takes a list away', () => {
  it('has the right to read it', async () => {
    const user = await scene.add({ rights: { 10: ['visualizar'] } });
    const token = await openStaffSession(test, user);
    expect(await ask({ dsLista: 'funcionarios', dsFormato: 'csv' }, token)).toMatchObject({
      status: 403,
    });
    expect(await ask({ dsLista: 'perfis', dsFormato: 'csv' }, token)).toMatchObject({
      status: 200,
    });
  });

  it('still has it when it is written, in a session that still stands', async () => {
    const { data: id } = await ask({ dsLista: 'funcionarios', dsFormato: 'csv' });
    await test.call('signOutStaff', { token: scene.token });
    await write(id);
    const user = await scene.add({ is_administrator: true });
    const other = await openStaffSession(test, user);
    expect(await read(id, other)).toMatchObject({ status: 404 });
    const [stored] = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('list_export').select(['state', 'row_count']).execute(),
    );
    expect(stored).toEqual({ state: 'failed', row_count: null });
  });

  it('is told what is wrong with the query, as the list itself tells it', async () => {
    const refused = await ask({
      dsLista: 'comportamental',
      dsFormato: 'csv',
      dsConsulta: 'cdStatus=9',
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.errors[0]).toMatch(/situação/);
  });

  it('is refused a filter that comes twice', async () => {
    const refused = await ask({
      dsLista: 'funcionarios',
      dsFormato: 'csv',
      dsConsulta: 'filter=ana&filter=lima',
    });
    expect(refused).toMatchObject({ status: 400 });
  });

  it('keeps nothing of a query that the list knows nothing of', async () => {
    const asked = { dsFormato: 'csv', dsConsulta: 'cpf=1' } as const;
    await ask({ dsLista: 'competencias', ...asked });
    const [stored] = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('list_export').select('query').execute(),
    );
    expect(stored).toEqual({ query: {} });
  });

  it('waits after twenty in ten minutes', async () => {
    for (let at = 0; at < 20; at += 1) {
      expect(await ask({ dsLista: 'cargos', dsFormato: 'csv' })).toMatchObject({ status: 200 });
    }
    expect(await ask({ dsLista: 'cargos', dsFormato: 'csv' })).toMatchObject({ status: 429 });
  });
});

describe('a file of a list', () => {
  it('is fetched at a signed address alone, for ten minutes', async () => {
    const { data } = await take({ dsLista: 'cargos', dsFormato: 'csv' });
    const url = data.urlArquivo ?? '';
    expect(
      (await test.app.inject({ url: url.replace('assinatura=', 'assinatura=9') })).statusCode,
    ).toBe(403);
    expect(
      (await test.app.inject({ url: url.replace(/nome=[^&]+/, 'nome=%0d%0aset-cookie') })).headers,
    ).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
    });
    test.clock.advance(11 * 60_000);
    expect((await test.app.inject({ url })).statusCode).toBe(403);
  });

  it('goes after a day', async () => {
    await take({ dsLista: 'cargos', dsFormato: 'csv' });
    const [stored] = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('list_export').select('name').execute(),
    );
    const name = stored?.name ?? '';
    await runMaintenance(test);
    expect(await test.services.files.sizeOf(name)).toBeGreaterThan(0);
    test.clock.advance(day + 1);
    await runMaintenance(test);
    expect(await test.services.files.sizeOf(name)).toBeUndefined();
    const left = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('list_export').select('id').execute(),
    );
    expect(left).toEqual([]);
  });

  it('can’t be fetched once somebody is anonymous whom it may name', async () => {
    const { data } = await take({ dsLista: 'funcionarios', dsFormato: 'csv' });
    await anonymize('Ana Lima');
    expect((await test.app.inject({ url: data.urlArquivo ?? '' })).statusCode).toBe(404);
    expect(await read(data.idExportacao)).toMatchObject({ data: { dsSituacao: 'falhou' } });
  });

  it('is read anew where somebody becomes anonymous while it is written', async () => {
    const { files } = test.services;
    const { put } = files;
    const putting = vi.spyOn(files, 'put').mockImplementationOnce(async (name, bytes) => {
      await put(name, bytes);
      await anonymize('Ana Lima');
    });
    const { data, reply } = await take({ dsLista: 'funcionarios', dsFormato: 'csv' });
    const times = putting.mock.calls.length;
    putting.mockRestore();
    expect(times).toBe(2);
    expect(data).toMatchObject({ dsSituacao: 'pronta', qtdRegistros: 2 });
    expect(reply.payload).toContain('Pessoa anonimizada');
    expect(reply.payload).not.toMatch(/Ana Lima|ana@/);
  });

  it('is read anew where another anonymous person is removed meanwhile, too', async () => {
    await anonymize('=1+1');
    const { files } = test.services;
    const { put } = files;
    const putting = vi.spyOn(files, 'put').mockImplementationOnce(async (name, bytes) => {
      await put(name, bytes);
      await test.database.inCompany(scene.company.id, (db) =>
        db.deleteFrom('person').where('anonymized_at', 'is not', null).execute(),
      );
      test.clock.advance(1);
      await anonymize('Ana Lima');
    });
    const { reply } = await take({ dsLista: 'funcionarios', dsFormato: 'csv' });
    putting.mockRestore();
    expect(reply.payload).not.toMatch(/Ana Lima|ana@/);
  });

  it('has failed as soon as it can’t be written, whatever the reason', async () => {
    const { data: id } = await ask({ dsLista: 'cargos', dsFormato: 'csv' });
    const putting = vi
      .spyOn(test.services.files, 'put')
      .mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(write(id)).rejects.toThrow('The disk is full.');
    putting.mockRestore();
    expect(await read(id)).toMatchObject({ data: { dsSituacao: 'falhou' } });
    await write(id);
    expect(await read(id)).toMatchObject({ data: { dsSituacao: 'falhou' } });
  });

  it('is written anew where an earlier try has left one', async () => {
    const { data: id } = await ask({ dsLista: 'cargos', dsFormato: 'csv' });
    const [stored] = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('list_export').select('name').execute(),
    );
    await test.services.files.put(stored?.name ?? '', new Uint8Array([1]));
    await write(id);
    expect(await read(id)).toMatchObject({ data: { dsSituacao: 'pronta' } });
  });
});
