import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { figuresMessages } from '../../shared/figures/figures-messages.ts';
import { dashboardMessages as texts } from './dashboard-messages.ts';
import { expectedCompetencies, expectedDisc, expectedReviews } from './testing/expected-figures.ts';
import { createRandomResults } from './testing/random-results.ts';
import { type Filters, readRawCompany } from './testing/raw-company.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const own = await createRandomResults(test, 17);
  const other = await createRandomResults(test, 5);
  const { id: draftId } = await test.database.inCompany(own.companyId, async (db) => {
    const {
      id: _id,
      search_name: _name,
      ...begun
    } = await db
      .selectFrom('cycle')
      .selectAll()
      .where('id', '=', own.cycles.disc)
      .executeTakeFirstOrThrow();
    return db
      .insertInto('cycle')
      .values({ ...begun, name: 'Rascunho', started_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { ...own, raw: await readRawCompany(test, own.companyId), draftId, other };
});

const ask = (query: Filters) =>
  test.call('getDashboard', { token: scene.token, query: { ...query } });

describe('the figures of a cycle', () => {
  it('are of its results alone, everywhere and in each department', async () => {
    const { raw, cycles } = scene;
    let toldCount = 0;
    for (const idOrganogramaNo of [0, ...raw.departments.map(({ id }) => id)]) {
      const ofDisc = { idOrganogramaNo, idCiclo: cycles.disc };
      const disc = (await ask(ofDisc)).data;
      const expected = expectedDisc(raw, ofDisc);
      expect(disc.filtros).toMatchObject({ nmCiclo: 'behavioral', idTipoCiclo: 1 });
      expect(disc.comportamental).toMatchObject({
        qtdAtivos: expected.qtdAtivos,
        qtdAvaliados: expected.qtdAvaliados,
      });
      expect(disc.avaliacoes?.qtdEnviadas).toBe(0);
      expect(disc.competencias?.rows).toEqual([]);

      const ofReviews = { idOrganogramaNo, idCiclo: cycles.performance };
      const reviews = (await ask(ofReviews)).data;
      const all = expectedCompetencies(raw, ofReviews);
      expect(reviews.avaliacoes).toEqual(expectedReviews(raw, ofReviews));
      expect(reviews.comportamental?.qtdAvaliados).toBe(0);
      for (const { idCompetencia, mediaAuto, mediaGestor } of reviews.competencias?.rows ?? []) {
        toldCount += 1;
        expect({ mediaAuto, mediaGestor }).toEqual({
          mediaAuto: all.get(idCompetencia)?.mediaAuto,
          mediaGestor: all.get(idCompetencia)?.mediaGestor,
        });
      }
    }
    expect(toldCount).toBeGreaterThan(0);
  });

  it('are told by the documented calls too', async () => {
    const { token, cycles, raw } = scene;
    const query = { idCiclo: cycles.performance };
    const card = (await ask(query)).data.competencias;
    const averages = await test.call('listCompetencyAverages', { token, query });
    expect(averages.data.rows.map(({ idCompetencia }) => idCompetencia)).toEqual(
      (card?.rows ?? []).map(({ idCompetencia }) => idCompetencia),
    );
    const ofDisc = { idCiclo: cycles.disc };
    const shares = await test.call('listDiscProfileShares', { token, query: ofDisc });
    expect(shares.data.at(-1)?.qtdResultados).toBe(expectedDisc(raw, ofDisc).qtdNaoAvaliados);
  });

  it('are not of months as well', async () => {
    const reply = await ask({ idCiclo: scene.cycles.disc, mesInicio: '2026-06' });
    expect(reply.status).toBe(400);
    expect(reply.msg).toBe(figuresMessages.monthsBesideCycle);
  });

  it('are of a cycle of the company that has begun', async () => {
    for (const idCiclo of [scene.draftId, scene.other.cycles.disc]) {
      const reply = await ask({ idCiclo });
      expect(reply.status).toBe(404);
      expect(reply.msg).toBe(texts.cycleNotFound);
    }
  });
});

it('lists the cycles that have begun, the newest first', async () => {
  const { token, cycles } = scene;
  const { data } = await test.call('listDashboardCycles', { token });
  const [disc, performance] = [
    { idCiclo: cycles.disc, nmCiclo: 'behavioral', idTipoCiclo: 1 },
    { idCiclo: cycles.performance, nmCiclo: 'performance', idTipoCiclo: 2 },
  ];
  expect(data).toEqual({ rows: [performance, disc], qtdRecords: 2 });
  const found = await test.call('listDashboardCycles', { token, query: { filter: 'BEHAV' } });
  expect(found.data).toEqual({ rows: [disc], qtdRecords: 1 });
  const ofKind = await test.call('listDashboardCycles', { token, query: { idTipoCiclo: 2 } });
  expect(ofKind.data).toEqual({ rows: [performance], qtdRecords: 1 });
  const one = await test.call('listDashboardCycles', { token, query: { idCiclo: cycles.disc } });
  expect(one.data).toEqual({ rows: [disc], qtdRecords: 1 });
  const other = await test.call('listDashboardCycles', {
    token,
    query: { idTipoCiclo: 2, filter: 'behav' },
  });
  expect(other.data).toEqual({ rows: [], qtdRecords: 0 });
});
