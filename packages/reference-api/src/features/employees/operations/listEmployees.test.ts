// @engine both: collation
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { discInstrumentV1 } from '../../behavioral/content/v1/index.ts';
import {
  createFinished,
  createScene,
  sendRequest,
} from '../../behavioral/testing/behavioral-scene.ts';
import { createDepartment } from '../../performance/testing/performance-scene.ts';

const test = openTestApp();
const scene = openScene(() => createScene(test));

async function list(query: Record<string, string | number | boolean> = {}) {
  const reply = await test.call('listEmployees', { token: scene.staff, query });
  return reply.data;
}

function createPosition(companyId: number): Promise<number> {
  return test.database.inCompany(companyId, async (db) => {
    const { id } = await db
      .insertInto('position')
      .values({ company_id: companyId, name: 'Cargo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Moves a result back to another time. */
function finishedAt(id: number, finished_at: Date) {
  return test.database.inCompany(scene.company.id, (db) =>
    db.updateTable('disc_response').set({ finished_at }).where('id', '=', id).execute(),
  );
}

async function names(query: Record<string, string | number | boolean> = {}) {
  return (await list(query)).rows.map(({ nmPessoa }) => nmPessoa);
}

describe('listEmployees', () => {
  it('shows the latest request beside the latest result', async () => {
    const finished = await createFinished(test, scene);
    test.clock.advance(60_000);
    const open = await sendRequest(test, scene);

    expect((await list()).rows).toEqual([
      {
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: 'Zoé Prado',
        tpSexo: null,
        cdPessoaCliente: null,
        dsEmail: scene.person.email,
        nrTelefone: null,
        dtAdmissao: null,
        idOrganogramaCargo: null,
        nmCargo: null,
        idOrganogramaNo: null,
        nmDepartamento: null,
        flAtivo: true,
        urlFoto: null,
        flTemVinculos: true,
        nmPerfil: 'Dominante Influente',
        nmStatus: 'Aguardando Resposta',
        cdStatus: 4,
        dtEnvio: '2026-11-20T12:01:00.000Z',
        dtTermino: '2026-11-20T12:00:00.000Z',
        idResposta: open.idResposta,
        qtdAvaliacoes: 2,
        espera: {
          dtDesde: '2026-11-20T12:01:00.000Z',
          dtUltimoLembrete: null,
          lstGestores: [],
          dsUltimoEmail: scene.person.email,
        },
      },
    ]);
    expect(open.idResposta).not.toBe(finished.idResposta);
  });

  it('narrows down to whom a request waits for, the longest first, and to whom to ask', async () => {
    const people = [];
    for (const name of ['Ana', 'Bia', 'Caio']) {
      people.push(await createPerson(test.database, scene.company.id, { name }));
    }
    const [ana, bia] = people;
    for (const person of [bia, ana]) {
      test.clock.advance(60_000);
      const { company, staffUser, staff } = scene;
      if (person) await sendRequest(test, { company, staffUser, staff, person });
    }
    await createFinished(test, scene);
    expect(await names({ recorte: 'semResposta' })).toEqual(['Bia', 'Ana']);
    expect(await names({ recorte: 'semResposta', take: 1, index: 1 })).toEqual(['Ana']);
    expect(await names({ recorte: 'semResposta', filter: 'ana' })).toEqual(['Ana']);
    expect(await names({ recorte: 'semResposta', cdStatus: 3 })).toEqual([]);
    expect(await names({ recorte: 'aSolicitar' })).toEqual(['Caio']);
    await createPerson(test.database, scene.company.id, { name: 'Davi', email: null });
    expect(await names({ recorte: 'aSolicitar' })).toEqual(['Caio', 'Davi']);
  });

  it('passes over closed requests, yet counts them', async () => {
    const { idResposta } = await sendRequest(test, scene);
    await test.call('closeDiscRequest', { token: scene.staff, body: { idResposta } });

    expect((await list()).rows[0]).toMatchObject({
      idResposta: null,
      cdStatus: null,
      nmStatus: null,
      qtdAvaliacoes: 1,
    });
  });

  it('sorts by name as people read it and pages', async () => {
    for (const name of ['Anabela Reis', 'Álvaro Reis', 'bianca Lopes', 'Ana Silva']) {
      await createPerson(test.database, scene.company.id, { name });
    }
    expect(await names()).toEqual([
      'Álvaro Reis',
      'Ana Silva',
      'Anabela Reis',
      'bianca Lopes',
      'Zoé Prado',
    ]);
    expect(await names({ take: 2, index: 1 })).toEqual(['Anabela Reis', 'bianca Lopes']);
    expect((await list({ take: 2, index: 9 })).qtdRecords).toBe(5);
  });

  it('searches without regard to accents and case, and takes wildcards as text', async () => {
    await createPerson(test.database, scene.company.id, { name: 'Água 100% Ltda_' });
    expect(await names({ filter: '  ZOE ' })).toEqual(['Zoé Prado']);
    expect(await names({ filter: 'AGUA' })).toEqual(['Água 100% Ltda_']);
    expect(await names({ filter: '0%' })).toEqual(['Água 100% Ltda_']);
    expect(await names({ filter: 'a_' })).toEqual(['Água 100% Ltda_']);
    expect(await names({ filter: String(scene.person.email) })).toEqual(['Zoé Prado']);
    expect(await names({ filter: "' or 1=1 --" })).toEqual([]);
  });

  it('filters by the status of the latest request and by activity', async () => {
    await createPerson(test.database, scene.company.id, { name: 'Inês Dias', is_active: false });
    await sendRequest(test, scene);

    expect(await names({ cdStatus: 4 })).toEqual(['Zoé Prado']);
    expect(await names({ cdStatus: 2 })).toEqual([]);
    expect(await names({ cdStatus: 0 })).toEqual(['Inês Dias', 'Zoé Prado']);
    expect(await names({ somenteAtivos: true })).toEqual(['Zoé Prado']);
  });

  it('narrows down to a department with those below it, and to a position', async () => {
    const company = scene.company.id;
    const top = await createDepartment(test, company);
    const below = await createDepartment(test, company, top);
    const position = await createPosition(company);
    await createPerson(test.database, company, { name: 'Ana Topo', department_id: top });
    await createPerson(test.database, company, {
      name: 'Bia Baixo',
      department_id: below,
      position_id: position,
    });

    expect(await names({ idOrganogramaNo: top })).toEqual(['Ana Topo', 'Bia Baixo']);
    expect(await names({ idOrganogramaNo: below })).toEqual(['Bia Baixo']);
    expect(await names({ idOrganogramaCargo: position })).toEqual(['Bia Baixo']);
    expect(await names({ idOrganogramaNo: top, idOrganogramaCargo: position, take: 1 })).toEqual([
      'Bia Baixo',
    ]);
    expect((await list({ idOrganogramaNo: top, take: 1 })).qtdRecords).toBe(2);
    expect(await list({ idOrganogramaNo: 999_999 })).toEqual({ rows: [], qtdRecords: 0 });
    expect(await names({ idOrganogramaNo: 0, idOrganogramaCargo: 0 })).toHaveLength(3);
  });

  it('narrows down to no department of another company', async () => {
    const foreign = await createScene(test);
    const department = await createDepartment(test, foreign.company.id);
    await createPerson(test.database, foreign.company.id, { department_id: department });
    expect(await names({ idOrganogramaNo: department })).toEqual([]);
  });

  it('narrows down to a primary profile, or to those without a result', async () => {
    await createPerson(test.database, scene.company.id, { name: 'Ana Nova' });
    await createFinished(test, scene);
    await sendRequest(test, scene);

    expect(await names({ nmPerfil: 'Dominante' })).toEqual(['Zoé Prado']);
    expect(await names({ nmPerfil: 'Influente' })).toEqual([]);
    expect(await names({ nmPerfil: 'Não avaliados' })).toEqual(['Ana Nova']);
  });

  it('shows and narrows down to the last result of some months', async () => {
    await createPerson(test.database, scene.company.id, { name: 'Ana Nova' });
    const { idResposta } = await createFinished(test, scene);
    await finishedAt(idResposta, new Date('2026-10-20T12:00:00Z'));
    const latest = await createFinished(
      test,
      scene,
      Array(discInstrumentV1.questions.length).fill('SCDI'),
    );
    const october = { mesInicio: '2026-10', mesFim: '2026-10' };

    expect((await list(october)).rows).toMatchObject([
      {
        nmPessoa: 'Zoé Prado',
        nmPerfil: 'Dominante Influente',
        dtTermino: '2026-10-20T12:00:00.000Z',
        idResposta: latest.idResposta,
        qtdAvaliacoes: 2,
      },
    ]);
    expect((await list({ mesInicio: '2026-11' })).rows).toMatchObject([
      { nmPerfil: 'Estável Conforme', dtTermino: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(await names({ ...october, nmPerfil: 'Dominante' })).toEqual(['Zoé Prado']);
    expect(await names({ ...october, nmPerfil: 'Estável' })).toEqual([]);
    expect(await names({ mesFim: '2026-11', nmPerfil: 'Estável' })).toEqual(['Zoé Prado']);
    expect(await names({ ...october, nmPerfil: 'Não avaliados' })).toEqual(['Ana Nova']);
    expect(await names({ mesFim: '2026-09', nmPerfil: 'Não avaliados' })).toEqual([
      'Ana Nova',
      'Zoé Prado',
    ]);
  });

  it('refuses months the wrong way round', async () => {
    const query = { mesInicio: '2026-05', mesFim: '2026-04' };
    expect(await test.call('listEmployees', { token: scene.staff, query })).toMatchObject({
      status: 400,
      faults: [{ field: 'mesFim', message: 'O mês final vem antes do inicial.' }],
    });
  });

  it('reads one person, of the own company only', async () => {
    const foreign = await createScene(test);
    const one = await list({ idOrganogramaPessoa: scene.person.id });
    expect(one).toMatchObject({ qtdRecords: 1, rows: [{ nmPessoa: 'Zoé Prado' }] });

    const reply = await test.call('listEmployees', {
      token: scene.staff,
      query: { idOrganogramaPessoa: foreign.person.id },
    });
    expect(reply.status).toBe(404);
    expect(await names()).toEqual(['Zoé Prado']);
  });
});
