import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import {
  createFinished,
  createScene,
  sendRequest,
} from '../../behavioral/testing/behavioral-scene.ts';

const test = openTestApp();
const scene = openScene(() => createScene(test));

async function list(query: Record<string, string | number | boolean> = {}) {
  const reply = await test.call('listEmployees', { token: scene.staff, query });
  return reply.data;
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
        dsEmail: scene.person.email,
        nrTelefone: null,
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
      },
    ]);
    expect(open.idResposta).not.toBe(finished.idResposta);
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
