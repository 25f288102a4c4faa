// @engine both: collation
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import {
  closeReview,
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  sendReview,
} from '../testing/performance-scene.ts';
import { createFinishedReview, rate, raterByLink } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test, { managerCount: 1 }));

type Query = Record<string, string | number | boolean>;

async function list(query: Query = {}) {
  const reply = await test.call('listPerformanceByEmployee', { token: scene.staff, query });
  return reply.data;
}

async function names(query: Query = {}) {
  return (await list(query)).rows.map(({ nmPessoa }) => nmPessoa);
}

describe('listPerformanceByEmployee', () => {
  it('shows everybody with the latest response', async () => {
    const finished = await createFinishedReview(test, scene);
    expect((await list()).rows).toEqual([
      {
        idOrganogramaPessoa: scene.managers[0]?.id,
        nmPessoa: 'Ana Prado',
        nmCargo: null,
        nmDepartamento: null,
        urlFoto: null,
        dsEmail: scene.managers[0]?.email,
        flAtivo: true,
        idResposta: null,
        cdStatus: 0,
        nmStatus: 'Sem Avaliação',
        dtEnvio: null,
        dtUltimaResposta: null,
        percentualAlinhamento: -1,
        qtdAvaliacoes: 0,
        espera: null,
      },
      {
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: 'Zoé Prado',
        nmCargo: null,
        nmDepartamento: expect.stringMatching(/^Departamento/),
        urlFoto: null,
        dsEmail: scene.person.email,
        flAtivo: true,
        idResposta: finished.idResposta,
        cdStatus: 2,
        nmStatus: 'Finalizado',
        dtEnvio: '2026-11-20T12:00:00.000Z',
        dtUltimaResposta: '2026-11-20T12:00:00.000Z',
        percentualAlinhamento: 95,
        qtdAvaliacoes: 1,
        espera: null,
      },
    ]);
  });

  it('says so where the company has no competencies yet', async () => {
    const preview = async (token = scene.staff) =>
      (await test.call('getPerformanceMassSendPreview', { token })).data;
    expect(await list()).not.toHaveProperty('flSemCompetencias');
    expect(await preview()).not.toHaveProperty('flSemCompetencias');
    const { id } = await createCompany(test.database);
    const admin = await createStaffUser(test.database, id, { is_administrator: true });
    const token = await openStaffSession(test, admin);
    const { data } = await test.call('listPerformanceByEmployee', { token });
    expect(data).toEqual({ rows: [], qtdRecords: 0, flSemCompetencias: true });
    expect(await preview(token)).toMatchObject({ qtdEnviar: 0, flSemCompetencias: true });
  });

  it('passes over cancelled requests, yet counts them', async () => {
    await closeReview(test, scene, await sendReview(test, scene, scene.person));
    expect((await list({ filter: 'zoe' })).rows[0]).toMatchObject({
      idResposta: null,
      cdStatus: 0,
      nmStatus: 'Sem Avaliação',
      qtdAvaliacoes: 1,
    });
  });

  it('pages, searches and filters by status and activity', async () => {
    await createPerson(test.database, scene.company.id, { name: 'Inês Dias', is_active: false });
    await createReviewScene(test);
    await createSelfAssessed(test, scene, [9, 9]);

    expect(await names()).toEqual(['Ana Prado', 'Inês Dias', 'Zoé Prado']);
    expect(await names({ take: 2, index: 1 })).toEqual(['Zoé Prado']);
    for (const query of [{ take: 1 }, { take: 2, index: 1 }, { take: 3 }, { take: 4 }]) {
      expect((await list(query)).qtdRecords).toBe(3);
    }
    expect(await list({ take: 1, index: 9 })).toEqual({ rows: [], qtdRecords: 3 });
    expect(await names({ filter: 'ines' })).toEqual(['Inês Dias']);
    expect(await names({ filter: String(scene.person.email) })).toEqual(['Zoé Prado']);
    expect(await names({ filter: "' or 1=1 --" })).toEqual([]);
    expect(await names({ cdStatus: 6 })).toEqual(['Zoé Prado']);
    expect(await names({ cdStatus: 7 })).toEqual([]);
    expect(await names({ cdStatus: 0 })).toHaveLength(3);
    expect(await names({ somenteAtivos: true })).toEqual(['Ana Prado', 'Zoé Prado']);
    expect(await names({ flFuncionariosAtivados: true })).toEqual(['Ana Prado', 'Zoé Prado']);
  });

  it('narrows down to whom reviews wait for', async () => {
    await createSelfAssessed(test, scene, [9, 2]);
    const [manager] = scene.managers;
    if (manager) await sendReview(test, scene, manager);
    expect(await names({ recorte: 'semResposta' })).toEqual(['Ana Prado']);
    expect(await names({ recorte: 'comGestor' })).toEqual(['Zoé Prado']);
    expect(await names({ recorte: 'comGestor', cdStatus: 7 })).toEqual([]);
    expect(await names({ recorte: 'comGestor', etapa: 'autoPendente' })).toEqual([]);
  });

  it('puts first whose review has waited longest for whoever has the turn', async () => {
    const other = await createPerson(test.database, scene.company.id, {
      name: 'Inês Dias',
      department_id: scene.departmentId,
    });
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    test.clock.advance(60_000);
    await createSelfAssessed(test, scene, [9, 9], other);
    expect(await names({ recorte: 'comGestor' })).toEqual(['Zoé Prado', 'Inês Dias']);
    test.clock.advance(60_000);
    await rate(test, await raterByLink(test, scene, sent), [0, 9]);
    expect(await names({ recorte: 'comGestor' })).toEqual(['Inês Dias', 'Zoé Prado']);
  });

  it('narrows down to how far reviews are', async () => {
    await createSelfAssessed(test, scene, [9, 2]);
    const [manager] = scene.managers;
    if (manager) await sendReview(test, scene, manager);

    expect(await names({ etapa: 'autoPendente' })).toEqual(['Ana Prado']);
    expect(await names({ etapa: 'autoFeita' })).toEqual(['Zoé Prado']);
    expect(await names({ etapa: 'gestorFeita' })).toEqual([]);
    expect(await names({ etapa: 'autoFeita', cdStatus: 6 })).toEqual(['Zoé Prado']);
    expect(await names({ etapa: 'autoFeita', cdStatus: 4 })).toEqual([]);
  });

  it('shows and narrows down to the last response that was sent in some months', async () => {
    const { idResposta } = await createFinishedReview(test, scene);
    await test.database.inCompany(scene.company.id, (db) =>
      db
        .updateTable('performance_response')
        .set({ sent_at: new Date('2026-10-20T12:00:00Z') })
        .where('id', '=', idResposta)
        .execute(),
    );
    await sendReview(test, scene, scene.person);
    const october = { mesInicio: '2026-10', mesFim: '2026-10' };

    expect((await list(october)).rows).toMatchObject([
      { nmPessoa: 'Zoé Prado', idResposta, cdStatus: 2, qtdAvaliacoes: 2 },
    ]);
    expect((await list({ mesInicio: '2026-11' })).rows).toMatchObject([
      { nmPessoa: 'Zoé Prado', cdStatus: 4, dtEnvio: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(await names({ ...october, cdStatus: 2 })).toEqual(['Zoé Prado']);
    expect(await names({ ...october, etapa: 'autoPendente' })).toEqual([]);
    expect(await names({ mesFim: '2026-11', etapa: 'autoPendente' })).toEqual(['Zoé Prado']);
    expect(await list({ mesFim: '2026-09' })).toEqual({ rows: [], qtdRecords: 0 });
  });

  it('refuses months the wrong way round', async () => {
    const query = { mesInicio: '2026-05', mesFim: '2026-04' };
    const reply = await test.call('listPerformanceByEmployee', { token: scene.staff, query });
    expect(reply).toMatchObject({ status: 400, faults: [{ field: 'mesFim' }] });
  });

  it('passes over closed responses where it is of a stage or of months', async () => {
    await closeReview(test, scene, await createSelfAssessed(test, scene, [9, 9]));
    expect(await names({ cdStatus: 2 })).toEqual(['Zoé Prado']);
    expect(await names({ etapa: 'feedbackFeito' })).toEqual([]);
    expect(await names({ mesInicio: '2026-11' })).toEqual([]);
  });

  it('narrows down to a department with those below it, and to a position', async () => {
    const company = scene.company.id;
    const top = await createDepartment(test, company);
    const below = await createDepartment(test, company, top);
    await createPerson(test.database, company, { name: 'Bia Baixo', department_id: below });

    expect(await names({ idOrganogramaNo: top })).toEqual(['Bia Baixo']);
    expect(await names({ idOrganogramaNo: top, filter: 'zoe' })).toEqual([]);
    expect(await names({ idOrganogramaNo: top, idOrganogramaCargo: 999_999 })).toEqual([]);
  });

  it('opens to whoever may see the section or the dashboard', async () => {
    const status = async (section: 1 | 5 | 6) => {
      const user = await createStaffUser(test.database, scene.company.id, {
        rights: { [section]: ['visualizar'] },
      });
      const token = await openStaffSession(test, user);
      return (await test.call('listPerformanceByEmployee', { token })).status;
    };
    expect([await status(1), await status(5), await status(6)]).toEqual([200, 403, 200]);
  });
});
