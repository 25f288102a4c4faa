import { MOST_OF_TEAM } from '@aferir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { openingWindow } from '../../../shared/reports/report-opening.ts';
import { addToTeam, assess, createTeamScene, type TeamScene } from '../testing/team-scene.ts';

const test = openTestApp();
let scene: TeamScene;

beforeEach(async () => {
  scene = await createTeamScene(test);
});

function add(name: string, order?: string, department_id = scene.departmentId) {
  return addToTeam(test, scene, { name, department_id }, order);
}

function map(token: string, query: Record<string, number> = {}) {
  return test.call('getTeamMap', { token, query });
}

function compare(token: string, one: number, other: number) {
  return test.call('compareTeamPeople', {
    token,
    query: { idPrimeiraPessoa: one, idSegundaPessoa: other },
  });
}

describe('getTeamMap', () => {
  it('shows a department with all below it, by name, and who has no result yet', async () => {
    await add('Zoé', 'DISC');
    await add('Bia', 'SCID', scene.belowId);
    await add('Caio');
    const { data } = await map(scene.staff, { idOrganogramaNo: scene.departmentId });
    expect(data).toMatchObject({ nmEquipe: 'Comercial', qtdPessoas: 3, qtdComResultado: 2 });
    expect(data.rows.map((row) => [row.nmPessoa, row.nmPerfil, row.nrFoco, row.nrRitmo])).toEqual([
      ['Bia', 'Estável', 50, -100],
      ['Caio', null, null, null],
      ['Zoé', 'Dominante', 0, 100],
    ]);
    expect((await map(scene.staff, { idOrganogramaNo: scene.belowId })).data.rows).toHaveLength(1);
  });

  it('tells no share of anybody, by whatever name', async () => {
    await add('Zoé', 'DICS');
    const { data } = await map(scene.staff, { idOrganogramaNo: scene.departmentId });
    expect(Object.keys(data.rows[0] ?? {}).toSorted()).toEqual([
      'dtTermino',
      'flGestor',
      'idOrganogramaPessoa',
      'nmCargo',
      'nmPerfil',
      'nmPessoa',
      'nrFoco',
      'nrRitmo',
      'ressalvas',
      'urlFoto',
    ]);
  });

  it('counts the latest finished result, and leaves out who has left', async () => {
    const zoe = await add('Zoé', 'DISC');
    await assess(test, scene, zoe, 'CSID');
    const bia = await add('Bia', 'DISC');
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', bia.id).execute(),
    );
    const { data } = await map(scene.staff, { idOrganogramaNo: scene.departmentId });
    expect(data.rows.map(({ nmPessoa, nmPerfil }) => [nmPessoa, nmPerfil])).toEqual([
      ['Zoé', 'Conforme'],
    ]);
  });

  it('tells what a team has much and little of from three results on', async () => {
    await add('Zoé', 'DISC');
    await add('Bia', 'DISC');
    await add('Caio');
    const query = { idOrganogramaNo: scene.departmentId };
    expect((await map(scene.staff, query)).data.leitura).toBeNull();
    await add('Davi', 'ISCD');
    const { leitura } = (await map(scene.staff, query)).data;
    expect(leitura?.perfis.map(({ qtdPessoas }) => qtdPessoas)).toEqual([2, 1, 0, 0]);
    expect(leitura?.presencas.map(({ nmPerfil, tpPresenca }) => [nmPerfil, tpPresenca])).toEqual([
      ['Dominante', 'muito'],
      ['Estável', 'pouco'],
      ['Conforme', 'pouco'],
    ]);
  });

  it('shows a manager the direct reports and themself, as staff sees them', async () => {
    await add('Zoé', 'DISC');
    await createPerson(test.database, scene.company.id, { name: 'De outra equipe' });
    const token = await openEmployeeSession(test, scene.manager);
    const own = await map(token);
    expect(own.data.nmEquipe).toBe('Nara Gestora');
    expect(own.data.rows.map(({ nmPessoa, flGestor }) => [nmPessoa, flGestor])).toEqual([
      ['Nara Gestora', true],
      ['Zoé', false],
    ]);
    expect((await map(scene.staff, { idGestor: scene.manager.id })).data).toEqual(own.data);
  });

  it('is closed to links, to staff without the section and to employees who ask for another team', async () => {
    const zoe = await add('Zoé', 'DISC');
    const token = await openEmployeeSession(test, zoe);
    expect((await map(token, { idGestor: scene.manager.id })).status).toBe(403);
    expect((await map(token, { idOrganogramaNo: scene.departmentId })).status).toBe(403);
    const powerless = await createStaffUser(test.database, scene.company.id, {
      rights: { 6: ['visualizar'] },
    });
    const without = await openStaffSession(test, powerless);
    expect((await map(without, { idOrganogramaNo: scene.departmentId })).status).toBe(403);
    expect((await map(token)).data.rows.map(({ nmPessoa }) => nmPessoa)).toEqual(['Zoé']);
  });

  it('asks staff for one department or manager of the company', async () => {
    for (const query of [{}, { idOrganogramaNo: scene.departmentId, idGestor: scene.manager.id }]) {
      const { status, msg } = await map(scene.staff, query);
      expect([status, msg]).toEqual([400, 'Escolha um departamento ou uma pessoa gestora.']);
    }
    const other = await createTeamScene(test);
    expect((await map(scene.staff, { idOrganogramaNo: other.departmentId })).status).toBe(404);
    expect((await map(scene.staff, { idGestor: other.manager.id })).status).toBe(404);
  });

  it('says how many people are too many for a map', async () => {
    const { company, departmentId: department_id, staff } = scene;
    await test.database.inCompany(company.id, (db) =>
      db
        .insertInto('person')
        .values(
          Array.from({ length: MOST_OF_TEAM + 1 }, (_, index) => ({
            company_id: company.id,
            name: `Pessoa ${index}`,
            department_id,
          })),
        )
        .execute(),
    );
    const { status, msg } = await map(staff, { idOrganogramaNo: department_id });
    expect(status).toBe(409);
    expect(msg).toBe('Esta equipe tem 201 pessoas. Escolha uma equipe com até 200 pessoas.');
  });

  it('tells each of whom it shows a result who has looked, once, and nobody of oneself', async () => {
    const zoe = await add('Zoé', 'DISC');
    const caio = await add('Caio');
    await assess(test, scene, scene.manager, 'ISCD');
    const token = await openEmployeeSession(test, scene.manager);
    await map(token);
    test.clock.advance(openingWindow - 1);
    await compare(token, zoe.id, scene.manager.id);
    test.clock.advance(1);
    await map(await openStaffSession(test, scene.staffUser), { idGestor: scene.manager.id });

    const looksAt = async (person: typeof zoe) => {
      const session = await openEmployeeSession(test, person);
      const { data } = await test.call('listReportAccesses', { token: session });
      return data.rows.map(({ tpRelatorio, tpQuem, nmQuem }) => [tpRelatorio, tpQuem, nmQuem]);
    };
    const byStaff = ['equipe', 'rh', scene.staffUser.name];
    expect(await looksAt(zoe)).toEqual([byStaff, ['equipe', 'gestor', 'Nara Gestora']]);
    expect(await looksAt(scene.manager)).toEqual([byStaff]);
    expect(await looksAt(caio)).toEqual([]);
    const { data: exported } = await test.call('exportOwnData', {
      token: await openEmployeeSession(test, zoe),
    });
    expect(JSON.stringify(exported.registros)).toContain('Perfil visto no mapa da equipe');
  });
});

describe('compareTeamPeople', () => {
  it('sets two people side by side, in the order they were asked for', async () => {
    const zoe = await add('Zoé', 'ISCD');
    const bia = await add('Bia', 'CDIS');
    const { data } = await compare(scene.staff, zoe.id, bia.id);
    expect(data.pessoas.map(({ nmPessoa, nmPerfil }) => [nmPessoa, nmPerfil])).toEqual([
      ['Zoé', 'Influente'],
      ['Bia', 'Conforme'],
    ]);
    expect(data.dsResumo).toContain('Uma pessoa fala para pensar');
    expect(data.diferencas.map(({ dsEixo, tpGrau }) => [dsEixo, tpGrau])).toEqual([
      ['ritmo', 'pequena'],
      ['foco', 'grande'],
    ]);
    expect(data.diferencas[1]?.dsTexto).toContain('Zoé olha primeiro para as pessoas');
  });

  it('lets a manager compare those of the own map, and nobody else compare them', async () => {
    const zoe = await add('Zoé', 'ISDC');
    await assess(test, scene, scene.manager, 'DISC');
    const stranger = await createPerson(test.database, scene.company.id, { name: 'Outra' });
    await assess(test, scene, stranger, 'DISC');
    const token = await openEmployeeSession(test, scene.manager);
    expect((await compare(token, scene.manager.id, zoe.id)).status).toBe(200);
    const { status, msg } = await compare(token, zoe.id, stranger.id);
    expect([status, msg]).toEqual([403, 'Você só pode comparar pessoas da sua equipe.']);
    const report = await openEmployeeSession(test, zoe);
    expect((await compare(report, zoe.id, scene.manager.id)).status).toBe(403);
  });

  it('says who has no place on the map, that two are needed, and knows nobody of another company', async () => {
    const zoe = await add('Zoé', 'ISDC');
    const caio = await add('Caio');
    const { status, msg } = await compare(scene.staff, zoe.id, caio.id);
    expect([status, msg]).toEqual([409, 'Caio ainda não tem um resultado que apareça no mapa.']);
    expect((await compare(scene.staff, zoe.id, zoe.id)).status).toBe(400);
    const other = await createTeamScene(test);
    expect((await compare(scene.staff, zoe.id, other.manager.id)).status).toBe(404);
  });

  it('tells an employee nothing of people outside of the own team, not even whether they have a result', async () => {
    const zoe = await add('Zoé', 'ISDC');
    const stranger = await createPerson(test.database, scene.company.id, { name: 'Outra' });
    const token = await openEmployeeSession(test, scene.manager);
    expect((await compare(token, zoe.id, stranger.id)).status).toBe(403);
    expect((await compare(token, zoe.id, 999_999)).status).toBe(403);
  });
});
