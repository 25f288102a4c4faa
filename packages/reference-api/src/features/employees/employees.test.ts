// @engine both: saves at once
import {
  HIRING_DAY_FAULT_TEXTS as days,
  EMAIL_FAULT_TEXTS,
  LANGUAGE_FAULT_TEXTS,
  type Language,
  PHONE_FAULT_TEXTS as told,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { picture } from '../../../test/isolation-case.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import { createStructureScene, secretEmployee } from '../../../test/structure-scene.ts';
import { createReviewScene, sendReview } from '../performance/testing/performance-scene.ts';
import { employeesMessages as texts } from './employees-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const review = await createReviewScene(test, { managerCount: 1 });
  const { company, staff: token } = review;
  const structure = await createStructureScene(test, { companyId: company.id, token });
  return { review, company, token, structure };
});

const employee = (values: object = {}) => ({
  ...secretEmployee(0, scene.structure),
  nmPessoa: 'Rita Prado',
  dsEmail: 'rita@empresa.example',
  ...values,
});
const save = (values: object = {}) =>
  test.call('saveEmployee', { token: scene.token, body: employee(values) });
const read = async (idOrganogramaPessoa: number) =>
  (await test.call('getEmployee', { token: scene.token, params: { idOrganogramaPessoa } })).data;
const remove = (idOrganogramaPessoa: number) =>
  test.call('deleteEmployee', { token: scene.token, query: { idOrganogramaPessoa } });
const offer = (...languages: Language[]) =>
  test.database.inCompany(scene.company.id, (db) =>
    db.updateTable('company').set({ languages }).execute(),
  );
const list = async (query: NonNullable<TestRequest['query']>) =>
  (await test.call('listEmployees', { token: scene.token, query })).data.rows;

describe('saving an employee', () => {
  it('adds one, who can be read and found', async () => {
    const { data: id, msg } = await save({
      nmPessoa: ' Rita  Prado ',
      dsEmail: 'Rita@Empresa.example',
    });
    expect(msg).toBe(String(id));
    expect(await read(id)).toEqual({
      idOrganogramaPessoa: id,
      nmPessoa: 'Rita Prado',
      cdPessoaCliente: null,
      nrCpf: null,
      dtNascimento: null,
      tpSexo: 'F',
      dsEmail: 'rita@empresa.example',
      nrTelefone: '11988887777',
      dtAdmissao: null,
      cdIdioma: null,
      idOrganogramaCargo: scene.structure.positionId,
      nmCargo: 'Cargo Sigiloso',
      idOrganogramaNo: scene.structure.departmentId,
      nmDepartamento: 'Departamento Sigiloso',
      flAtivo: true,
      urlFoto: null,
      flTemVinculos: false,
      gestores: [],
      nrVersao: 1,
    });
    expect(await list({ filter: 'rita' })).toMatchObject([{ flTemVinculos: false }]);
  });

  it.each([
    ['a blank name', { nmPessoa: ' ' }, 'nmPessoa', texts.required],
    ['no e-mail', { dsEmail: 'rita' }, 'dsEmail', undefined],
    [
      'an e-mail with a name',
      { dsEmail: 'Rita <r@x.example>' },
      'dsEmail',
      EMAIL_FAULT_TEXTS.named,
    ],
    ['a short phone', { nrTelefone: '12' }, 'nrTelefone', texts.phoneInvalid],
    ['a phone of Portugal', { nrTelefone: '+351 912 345 678' }, 'nrTelefone', told.foreign],
    ['a phone 0800', { nrTelefone: '0800 123 4567' }, 'nrTelefone', told.service],
    ['a phone of zeros', { nrTelefone: '00000000000' }, 'nrTelefone', told.zeros],
    ['no area code', { nrTelefone: '98888-7777' }, 'nrTelefone', told['no-area-code']],
    [
      'a day of hiring that is none',
      { dtAdmissao: '2024-02-30' },
      'dtAdmissao',
      'Informe a data de admissão com uma data que existe.',
    ],
    [
      'a day of hiring in two years',
      { dtAdmissao: '2028-11-20' },
      'dtAdmissao',
      days['too-far-ahead'],
    ],
    ['a day of hiring of 1899', { dtAdmissao: '1899-12-31' }, 'dtAdmissao', days['too-early']],
    [
      'a position that is none',
      { idOrganogramaCargo: 999_999 },
      'idOrganogramaCargo',
      texts.unknownPosition,
    ],
    [
      'a department that is none',
      { idOrganogramaNo: 999_999 },
      'idOrganogramaNo',
      texts.unknownDepartment,
    ],
    ['a manager who is none', { idsGestores: [999_999] }, 'idsGestores', texts.unknownManager],
    ['a photo of elsewhere', { urlFoto: 'https://mal.example/a.png' }, 'urlFoto', undefined],
    [
      'a long registration number',
      { cdPessoaCliente: '1'.repeat(51) },
      'cdPessoaCliente',
      'Use no máximo 50 caracteres na matrícula.',
    ],
    ['a CPF of wrong digits', { nrCpf: '529.982.247-24' }, 'nrCpf', texts.cpfInvalid],
    ['a long CPF', { nrCpf: '5'.repeat(21) }, 'nrCpf', 'Use no máximo 20 caracteres no CPF.'],
    [
      'a birth in the future',
      { dtNascimento: '2027-01-01' },
      'dtNascimento',
      texts.birthDateInvalid,
    ],
    [
      'a day of hiring before the birth',
      { dtNascimento: '1990-05-14', dtAdmissao: '1990-05-13' },
      'dtAdmissao',
      days['before-birth'],
    ],
    [
      'a long name',
      { nmPessoa: 'a'.repeat(101) },
      'nmPessoa',
      'Use no máximo 100 caracteres no nome.',
    ],
  ])('refuses %s', async (_name, values, field, message) => {
    const reply = await save(values);
    expect(reply).toMatchObject({ status: 400, faults: [{ field, ...(message && { message }) }] });
    expect(await list({ filter: 'rita' })).toEqual([]);
  });

  it('reads a phone and an e-mail in any dress', async () => {
    const { data: id } = await save({
      dsEmail: '\u200b Rita@empresa.example\u00a0',
      nrTelefone: '\u202a0055 (11) 98765\u20114321\u202c',
    });
    expect(await read(id)).toMatchObject({
      dsEmail: 'rita@empresa.example',
      nrTelefone: '11987654321',
    });
  });

  it('takes somebody without an e-mail who has a registration number, and an e-mail later', async () => {
    const named = { dsEmail: null, cdPessoaCliente: '0012' };
    const { data: id } = await save(named);
    expect(await read(id)).toMatchObject(named);
    expect((await save({ ...named, cdPessoaCliente: '0013' })).status).toBe(200);
    // What is not told of again stays.
    const changed = { idOrganogramaPessoa: id, dsEmail: null, nmPessoa: 'Rita Lima' };
    expect((await save(changed)).status).toBe(200);
    const told = { idOrganogramaPessoa: id, dsEmail: 'rita@empresa.example' };
    expect((await save(told)).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...told, cdPessoaCliente: '0012' });
  });

  it.each([null, '', ' '])(
    'refuses somebody by neither an e-mail (%j) nor a number',
    async (dsEmail) => {
      const refused = {
        status: 400,
        faults: [{ field: 'dsEmail', message: texts.emailOrMark }],
      };
      const unnamed = { dsEmail, cdPessoaCliente: ' ' };
      if (dsEmail === null) expect(await save(unnamed)).toMatchObject(refused);
      else expect((await save(unnamed)).status).toBe(400);
      const { data: id } = await save({ dsEmail: null, cdPessoaCliente: '0012' });
      const cleared = { idOrganogramaPessoa: id, dsEmail: null, cdPessoaCliente: null };
      expect(await save(cleared)).toMatchObject(refused);
    },
  );

  it('takes an e-mail that is there away from nobody', async () => {
    const { data: id } = await save({ cdPessoaCliente: '0012' });
    const emptied = await save({ idOrganogramaPessoa: id, dsEmail: null });
    expect(emptied).toMatchObject({ status: 400, faults: [{ field: 'dsEmail' }] });
  });

  it('refuses an e-mail that a colleague has', async () => {
    await save();
    expect(await save({ dsEmail: 'RITA@empresa.example' })).toMatchObject({
      status: 409,
      faults: [{ field: 'dsEmail', message: texts.emailTaken }],
    });
  });

  it('keeps the registration number of the company, on one line, until another one is given', async () => {
    const { data: id } = await save({ cdPessoaCliente: ' 00 1204\n' });
    const numbers = async () => [
      (await read(id)).cdPessoaCliente,
      (await list({ idOrganogramaPessoa: id }))[0]?.cdPessoaCliente,
    ];
    expect(await numbers()).toEqual(['00 1204', '00 1204']);
    await save({ idOrganogramaPessoa: id, nmPessoa: 'Rita Lima' });
    expect(await numbers()).toEqual(['00 1204', '00 1204']);
    await save({ idOrganogramaPessoa: id, cdPessoaCliente: 'A-77' });
    expect(await numbers()).toEqual(['A-77', 'A-77']);
    for (const none of [' ', null]) {
      await save({ idOrganogramaPessoa: id, cdPessoaCliente: 'A-77' });
      await save({ idOrganogramaPessoa: id, cdPessoaCliente: none });
      expect(await numbers()).toEqual([null, null]);
    }
  });

  it('keeps the day of hiring until another one is given', async () => {
    const { data: id } = await save({ dtAdmissao: '2024-03-04' });
    const told = async () => [
      (await read(id)).dtAdmissao,
      (await list({ idOrganogramaPessoa: id }))[0]?.dtAdmissao,
    ];
    expect(await told()).toEqual(['2024-03-04', '2024-03-04']);
    await save({ idOrganogramaPessoa: id, nmPessoa: 'Rita Lima' });
    expect(await told()).toEqual(['2024-03-04', '2024-03-04']);
    await save({ idOrganogramaPessoa: id, dtAdmissao: '2025-01-06' });
    expect(await told()).toEqual(['2025-01-06', '2025-01-06']);
    await save({ idOrganogramaPessoa: id, dtAdmissao: null });
    expect(await told()).toEqual([null, null]);
  });

  it('refuses a day of hiring before the birth that is known', async () => {
    const { data: idOrganogramaPessoa } = await save();
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('person')
        .set({ birth_date: '1990-05-14' })
        .where('id', '=', idOrganogramaPessoa)
        .execute(),
    );
    expect(await save({ idOrganogramaPessoa, dtAdmissao: '1990-05-13' })).toMatchObject({
      status: 400,
      faults: [{ field: 'dtAdmissao', message: days['before-birth'] }],
    });
    expect((await save({ idOrganogramaPessoa, dtAdmissao: '2010-05-13' })).status).toBe(200);
  });

  it('refuses a registration number that a colleague has', async () => {
    const { data: id } = await save({ cdPessoaCliente: '001204' });
    expect((await save({ idOrganogramaPessoa: id, cdPessoaCliente: '001204' })).status).toBe(200);
    const colleague = { dsEmail: 'outra@empresa.example' };
    expect(await save({ ...colleague, cdPessoaCliente: ' 001204 ' })).toMatchObject({
      status: 409,
      faults: [{ field: 'cdPessoaCliente', message: texts.registrationNumberTaken }],
    });
    expect((await save({ ...colleague, cdPessoaCliente: '1204' })).status).toBe(200);
  });

  it('keeps CPF and birth until others are given, and tells them in no list', async () => {
    const { data: id } = await save({ nrCpf: ' 529.982.247-25 ', dtNascimento: '1990-05-14' });
    const stored = { nrCpf: '52998224725', dtNascimento: '1990-05-14' };
    expect(await read(id)).toMatchObject(stored);
    await save({ idOrganogramaPessoa: id, nmPessoa: 'Rita Lima' });
    expect(await read(id)).toMatchObject(stored);
    const [row] = await list({ idOrganogramaPessoa: id });
    expect(row).not.toHaveProperty('nrCpf');
    expect(row).not.toHaveProperty('dtNascimento');
    const params = { idOrganogramaPessoa: id };
    const sheet = await test.call('getEmployeeSheet', { token: scene.token, params });
    expect(sheet.data.cadastro).toMatchObject(stored);
    await save({ idOrganogramaPessoa: id, nrCpf: ' ', dtNascimento: null });
    expect(await read(id)).toMatchObject({ nrCpf: null, dtNascimento: null });
  });

  it('takes somebody without an e-mail who has a CPF, while that stays', async () => {
    const { data: id } = await save({ dsEmail: null, nrCpf: '52998224725' });
    const changed = { idOrganogramaPessoa: id, dsEmail: null, nmPessoa: 'Rita Lima' };
    expect((await save(changed)).status).toBe(200);
    expect(await save({ ...changed, nrCpf: null })).toMatchObject({
      status: 400,
      faults: [{ field: 'dsEmail', message: texts.emailOrMark }],
    });
  });

  it.each([
    ['CPF', 'nrCpf', ['52998224725', '529.982.247-25', '11144477735']],
    ['registration number', 'cdPessoaCliente', ['F-0042', ' F-0042 ', 'F-0043']],
  ] as const)(
    'ends sessions with another %s and with none, and with nothing else of it',
    async (_what, field, [mark, same, another]) => {
      const { data: id } = await save({ [field]: mark });
      const open = () => openEmployeeSession(test, { id, company_id: scene.company.id });
      const isOpen = async (token: string) =>
        (await test.call('getEmployeeUser', { token })).status === 200;
      const first = await open();
      await save({ idOrganogramaPessoa: id, [field]: same, nmPessoa: 'Rita Lima' });
      expect(await isOpen(first)).toBe(true);
      await save({ idOrganogramaPessoa: id, [field]: another });
      expect(await isOpen(first)).toBe(false);
      const second = await open();
      await save({ idOrganogramaPessoa: id, [field]: null });
      expect(await isOpen(second)).toBe(false);
      const third = await open();
      await save({ idOrganogramaPessoa: id, [field]: mark });
      expect(await isOpen(third)).toBe(true);
    },
  );

  it('keeps the language of the person, of those that the company offers, until another one is given', async () => {
    await offer('pt-BR', 'en');
    const { data: id } = await save({ cdIdioma: 'en' });
    const change = async (values: object) =>
      save({ idOrganogramaPessoa: id, nrVersao: (await read(id)).nrVersao, ...values });
    expect((await change({ nmPessoa: 'Rita Prado Dias' })).status).toBe(200);
    expect((await read(id)).cdIdioma).toBe('en');
    expect(await change({ cdIdioma: 'es' })).toMatchObject({
      status: 400,
      faults: [{ field: 'cdIdioma', message: LANGUAGE_FAULT_TEXTS.notOffered }],
    });

    await offer('pt-BR');
    expect((await change({ cdIdioma: 'en' })).status).toBe(200);
    expect((await change({ cdIdioma: null })).status).toBe(200);
    expect((await read(id)).cdIdioma).toBeNull();
    expect((await change({ cdIdioma: 'en' })).status).toBe(400);
  });

  it('refuses a CPF that a colleague has, and takes one of another company', async () => {
    const { data: id } = await save({ nrCpf: '52998224725' });
    expect((await save({ idOrganogramaPessoa: id, nrCpf: '52998224725' })).status).toBe(200);
    const colleague = { dsEmail: 'outra@empresa.example', nrCpf: '529.982.247-25' };
    expect(await save(colleague)).toMatchObject({
      status: 409,
      faults: [{ field: 'nrCpf', message: texts.cpfTaken }],
    });
    const other = await createCompany(test.database);
    await createPerson(test.database, other.id, { cpf: '11144477735' });
    expect((await save({ ...colleague, nrCpf: '111.444.777-35' })).status).toBe(200);
  });

  it('refuses a birth after the day of hiring that is known', async () => {
    const { data: idOrganogramaPessoa } = await save({ dtAdmissao: '2010-05-13' });
    expect(await save({ idOrganogramaPessoa, dtNascimento: '2010-05-14' })).toMatchObject({
      status: 400,
      faults: [{ field: 'dtAdmissao', message: days['before-birth'] }],
    });
  });

  it('tells the second of two who save one at once', async () => {
    const { data: idOrganogramaPessoa } = await save();
    const change = { idOrganogramaPessoa, nrVersao: 1 };
    expect((await save({ ...change, nmPessoa: 'Primeira' })).status).toBe(200);
    expect(await save({ ...change, nmPessoa: 'Segunda' })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect(await read(idOrganogramaPessoa)).toMatchObject({ nmPessoa: 'Primeira', nrVersao: 2 });
  });

  it('shows a photo that was sent for it', async () => {
    const { data } = await test.call('uploadImage', {
      token: scene.token,
      body: { tpImagem: 'pessoa', imagem: picture },
    });
    const { data: id } = await save({ urlFoto: data.urlImagem });
    expect((await read(id)).urlFoto).toBe(data.urlImagem);
    await save({ idOrganogramaPessoa: id, urlFoto: null });
    expect((await read(id)).urlFoto).toBeNull();
  });

  it('ends the sessions of whoever becomes inactive by it, and brings them back', async () => {
    const { data: idOrganogramaPessoa } = await save();
    const person = await createPerson(test.database, scene.company.id);
    const session = await openEmployeeSession(test, person);
    const back = { ...employee(), idOrganogramaPessoa: person.id, dsEmail: person.email };
    expect((await save({ ...back, flAtivo: false })).status).toBe(200);
    expect((await test.call('getEmployeeUser', { token: session })).status).toBe(401);
    expect((await save({ ...back, flAtivo: true })).status).toBe(200);
    expect(await read(person.id)).toMatchObject({ flAtivo: true });
    expect(await read(idOrganogramaPessoa)).toMatchObject({ flAtivo: true, nrVersao: 1 });
  });
});

describe('the managers named for an employee', () => {
  it('replace those of the department, and stay when nothing is said of them', async () => {
    const { data: boss } = await save();
    const { data: id } = await save({ dsEmail: 'b@empresa.example', idsGestores: [boss, boss] });
    const again = { idOrganogramaPessoa: id, dsEmail: 'b@empresa.example' };
    expect((await read(id)).gestores).toEqual([
      {
        idOrganogramaPessoa: boss,
        nmPessoa: 'Rita Prado',
        nmCargo: 'Cargo Sigiloso',
        flAtivo: true,
      },
    ]);
    await save({ ...again, nmPessoa: 'Outro' });
    expect((await read(id)).gestores).toHaveLength(1);
    await save({ ...again, idsGestores: [] });
    expect((await read(id)).gestores).toEqual([]);
  });

  it('are never the person, nor anybody below', async () => {
    const { data: boss } = await save();
    const { data: id } = await save({ dsEmail: 'b@empresa.example', idsGestores: [boss] });
    const own = await save({ idOrganogramaPessoa: boss, idsGestores: [boss] });
    expect(own).toMatchObject({ status: 400, errors: [texts.ownManager] });
    expect(await save({ idOrganogramaPessoa: boss, idsGestores: [id] })).toMatchObject({
      status: 409,
      faults: [{ field: 'idsGestores', message: texts.managerBelow('Rita Prado') }],
    });
  });

  it('may have gone by now, but nobody who has gone is named anew', async () => {
    const { data: boss } = await save();
    const email = { dsEmail: 'b@empresa.example' };
    const { data: id } = await save({ ...email, idsGestores: [boss] });
    await test.call('deactivateEmployee', {
      token: scene.token,
      body: { idOrganogramaPessoa: boss },
    });
    const kept = await save({ ...email, idOrganogramaPessoa: id, idsGestores: [boss] });
    expect(kept.status).toBe(200);
    const anew = await save({ dsEmail: 'c@empresa.example', idsGestores: [boss] });
    expect(anew).toMatchObject({ status: 400, errors: [texts.unknownManager] });
  });
});

describe('deleting an employee', () => {
  it('takes what is theirs along', async () => {
    const { data: boss } = await save();
    const { data: id } = await save({ dsEmail: 'b@empresa.example', idsGestores: [boss] });
    expect(await remove(id)).toMatchObject({ status: 200, msg: texts.removed });
    expect((await remove(id)).status).toBe(404);
    expect((await remove(boss)).status).toBe(200);
  });

  it.each([
    ['a behavioral request', (id: number) => request('createDiscRequest', id)],
    ['a review', (id: number) => request('createPerformanceRequest', id)],
    ['a department', leadDepartment],
    [
      'somebody who names them',
      (id: number) => save({ dsEmail: 'b@empresa.example', idsGestores: [id] }),
    ],
    [
      'a staff user',
      (id: number) => createStaffUser(test.database, scene.company.id, { person_id: id }),
    ],
  ])('is refused while they have %s', async (_name, tie) => {
    const { data: id } = await save();
    await tie(id);
    expect(await remove(id)).toMatchObject({ status: 409, errors: [texts.hasTies] });
    expect(await read(id)).toMatchObject({ flTemVinculos: true });
    expect(await list({ idOrganogramaPessoa: id })).toMatchObject([{ flTemVinculos: true }]);
  });

  it('is refused to whoever has rated somebody', async () => {
    const { review } = scene;
    await sendReview(test, review, review.person);
    const [manager] = review.managers;
    expect((await remove(manager?.id ?? 0)).status).toBe(409);
  });
});

async function request(id: 'createDiscRequest' | 'createPerformanceRequest', person: number) {
  const body = { idResposta: 0, idOrganogramaPessoaAvaliada: person, cdStatus: 4 };
  const { status } = await test.call(id, { token: scene.token, body });
  expect(status).toBe(200);
}

async function leadDepartment(personId: number): Promise<void> {
  const { company, structure } = scene;
  await test.database.inCompany(company.id, (db) =>
    db
      .insertInto('department_manager')
      .values({
        company_id: company.id,
        department_id: structure.departmentId,
        person_id: personId,
      })
      .execute(),
  );
}

describe('the counts of employees', () => {
  it('part the active ones by whether they were assessed', async () => {
    await save();
    await save({ dsEmail: 'b@empresa.example', flAtivo: false });
    const { data } = await test.call('getEmployeeTotals', { token: scene.token });
    expect(data).toEqual({
      totalCadastrados: 4,
      totalAtivos: 3,
      totalInativos: 1,
      totalAvaliados: 0,
      totalSemAvaliacao: 3,
    });
    const active = await test.call('getEmployeeTotals', {
      token: scene.token,
      query: { somenteAtivos: true },
    });
    expect(active.data).toMatchObject({ totalCadastrados: 3, totalInativos: 0 });
  });
});

describe('departments to choose from', () => {
  it('are found by name, by any staff', async () => {
    const token = await openStaffSession(
      test,
      await createStaffUser(test.database, scene.company.id),
    );
    const query = { filter: 'SIGILOSO', take: 1 };
    const { data } = await test.call('listDepartmentChoices', { token, query });
    expect(data).toEqual({
      rows: [
        {
          idOrganogramaNo: scene.structure.departmentId,
          nmDepartamento: 'Departamento Sigiloso',
        },
      ],
      qtdRecords: 1,
    });
  });
});
