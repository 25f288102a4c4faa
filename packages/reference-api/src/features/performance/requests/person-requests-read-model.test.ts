import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import { putIntoCycle } from '../testing/around-scene.ts';
import { closeReview, createReviewScene, sendReview } from '../testing/performance-scene.ts';
import { createFinishedReview } from '../testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test, { managerCount: 1 }));

type Query = Record<string, string | number | boolean>;

describe('listPerformanceRequestsOfPerson', () => {
  async function requests(query: Query = {}) {
    const reply = await test.call('listPerformanceRequestsOfPerson', {
      token: scene.staff,
      query: { idOrganogramaPessoa: scene.person.id, ...query },
    });
    return reply.data;
  }

  it('lists requests, newest first, and finds them by status and number', async () => {
    const finished = await createFinishedReview(test, scene);
    test.clock.advance(60_000);
    const cancelled = await sendReview(test, scene, scene.person);
    await closeReview(test, scene, cancelled);

    expect((await requests()).rows).toEqual([
      {
        idResposta: cancelled.idResposta,
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: scene.person.name,
        cdStatus: 4,
        nmStatus: 'Aguardando Resposta',
        dtEnvio: '2026-11-20T12:01:00.000Z',
        dtAutoavaliacao: null,
        dtTermino: null,
        percentualAlinhamento: -1,
        flEncerrado: true,
        liberacao: null,
        espera: null,
      },
      {
        idResposta: finished.idResposta,
        idOrganogramaPessoa: scene.person.id,
        nmPessoa: scene.person.name,
        cdStatus: 2,
        nmStatus: 'Finalizado',
        dtEnvio: '2026-11-20T12:00:00.000Z',
        dtAutoavaliacao: '2026-11-20T12:00:00.000Z',
        dtTermino: '2026-11-20T12:00:00.000Z',
        percentualAlinhamento: 95,
        flEncerrado: false,
        liberacao: null,
        espera: null,
      },
    ]);
    expect((await requests({ filter: 'FINALIZADO' })).qtdRecords).toBe(1);
    expect((await requests({ filter: cancelled.idResposta })).qtdRecords).toBe(1);
    expect((await requests({ filter: '100%' })).qtdRecords).toBe(0);
    expect((await requests({ take: 1, index: 1 })).rows).toMatchObject([
      { idResposta: finished.idResposta },
    ]);
  });

  it('tells the cycle of a request, to its person and to staff', async () => {
    const sent = await sendReview(test, scene, scene.person);
    expect((await requests()).rows[0]).not.toHaveProperty('ciclo');
    await putIntoCycle(test, scene.company.id, sent.idResposta);
    const ciclo = { nmCiclo: `Ciclo ao redor ${sent.idResposta}`, dtPrazo: '2026-12-18' };
    expect((await requests()).rows).toMatchObject([{ ciclo }]);
    const token = await openEmployeeSession(test, scene.person);
    const query = { idOrganogramaPessoa: scene.person.id };
    const own = await test.call('listPerformanceRequestsOfPerson', { token, query });
    expect(own.data.rows).toMatchObject([{ ciclo }]);
  });

  it('shows an employee the own requests only, also to the manager', async () => {
    const status = async (person: { company_id: number; id: number } | undefined) => {
      const token = await openEmployeeSession(test, person ?? scene.person);
      const query = { idOrganogramaPessoa: scene.person.id };
      return (await test.call('listPerformanceRequestsOfPerson', { token, query })).status;
    };
    expect(await status(scene.person)).toBe(200);
    expect(await status(scene.managers[0])).toBe(403);
    expect(await status((await createReviewScene(test)).person)).toBe(403);
  });
});
