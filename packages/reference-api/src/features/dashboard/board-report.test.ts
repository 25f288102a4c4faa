import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createStaff } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { DataOf } from '../../operation/operation.ts';
import { createRandomResults, months } from './testing/random-results.ts';
import { type Filters, readRawCompany } from './testing/raw-company.ts';

const test = openTestApp();

type Dashboard = DataOf<'getDashboard'>;

async function report(token: string, query: Filters) {
  const reply = await test.call('getBoardReport', { token, query: { ...query } });
  expect(reply.status).toBe(200);
  return reply.data;
}

async function dashboard(token: string, query: Filters): Promise<Dashboard> {
  const reply = await test.call('getDashboard', { token, query: { ...query } });
  expect(reply.status).toBe(200);
  return reply.data;
}

const countsOf = ({ competencias }: Dashboard) =>
  new Map(competencias?.rows?.map((row) => [row.idCompetencia, row.qtdComparadas]));

describe.each([17, 2026, 4242])('the board report of whatever can be chosen (%i)', (seed) => {
  it('tells what the dashboard tells, and no department by what is left of the whole', async () => {
    const { companyId, token, cycles } = await createRandomResults(test, seed);
    const { departments } = await readRawCompany(test, companyId);
    const spans: Filters[] = [
      {},
      ...months.map((mesInicio) => ({ mesInicio })),
      ...months.map((mesFim) => ({ mesFim })),
      { idCiclo: cycles.disc },
      { idCiclo: cycles.performance },
    ];
    let told = 0;
    for (const span of spans) {
      for (const idOrganogramaNo of [0, ...departments.map(({ id }) => id)]) {
        const filters = { ...span, idOrganogramaNo };
        const shown = await report(token, filters);
        const whole = await dashboard(token, filters);
        const isOf = (kind: number) => [null, kind].includes(whole.filtros.idTipoCiclo);
        expect(shown.filtros).toEqual(whole.filtros);
        expect(shown.comportamental).toEqual(isOf(1) ? whole.comportamental : null);
        expect(shown.avaliacoes).toEqual(isOf(2) ? whole.avaliacoes : null);
        expect(shown.competencias).toEqual(isOf(2) ? whole.competencias : null);

        const left = countsOf(whole);
        const taken = new Set<number>();
        for (const row of shown.departamentos.rows) {
          const own = await dashboard(token, { ...span, idOrganogramaNo: row.idOrganogramaNo });
          const { comportamental, avaliacoes } = own;
          expect(row.qtdAtivos).toBe((isOf(1) ? comportamental : avaliacoes)?.qtdAtivos);
          expect(row.prcCobertura).toBe(isOf(1) ? own.comportamental?.prcCobertura : null);
          expect(row.prcConclusao).toBe(isOf(2) ? own.avaliacoes?.prcConclusao : null);
          if (row.mediaGestor === null) continue;
          told += 1;
          expect(row.mediaGestor).toBe(own.competencias?.mediaGeral);
          expect(row.mediaAuto).toBe(own.competencias?.mediaGeralAuto);
          expect(row.prcAlinhamento).toBe(own.competencias?.prcAlinhamento);
          for (const [id, count] of countsOf(own)) {
            expect(count).toBeGreaterThanOrEqual(5);
            if (left.has(id)) left.set(id, (left.get(id) ?? 0) - count);
            taken.add(id);
          }
        }
        for (const [id, count] of left) {
          if (taken.has(id)) expect(count > 0 && count < 5, JSON.stringify(filters)).toBe(false);
        }

        for (const cycle of shown.ciclos) {
          const own = await dashboard(token, { idOrganogramaNo, idCiclo: cycle.idCiclo });
          const isDisc = cycle.idTipoCiclo === 1;
          const { comportamental: disc, avaliacoes: reviews, competencias } = own;
          expect(cycle.nmCiclo).toBe(own.filtros.nmCiclo);
          expect(cycle.prcAdesao).toBe(isDisc ? disc?.prcCobertura : reviews?.prcConclusao);
          expect(cycle.perfisMaisPresentes).toEqual(isDisc ? disc?.perfisMaisPresentes : []);
          expect(cycle.mediaGestor).toBe(isDisc ? null : competencias?.mediaGeral);
          expect(cycle.mediaAuto).toBe(isDisc ? null : competencias?.mediaGeralAuto);
          expect(cycle.flOculto).toBe(isDisc ? disc?.flOculto : competencias?.flOculto);
        }
        expect(shown.ciclos.map(({ idCiclo }) => idCiclo)).toEqual(
          [cycles.disc, cycles.performance].filter((_, index) => isOf(index + 1)),
        );
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('the board report', () => {
  it('is empty of a company without anybody', async () => {
    const { user } = await createStaff(test.database, { is_administrator: true });
    const shown = await report(await openStaffSession(test, user), {});
    expect(shown).toMatchObject({
      comportamental: { qtdAtivos: 0, prcCobertura: null },
      competencias: { rows: [], mediaGeral: null, mediaGeralAuto: null },
      departamentos: { rows: [], qtdOmitidos: 0 },
      ciclos: [],
    });
  });

  it("tells of the twelve departments with most people, by name, and of nobody else's", async () => {
    const other = await createRandomResults(test, 5);
    const { company, user } = await createStaff(test.database, { is_administrator: true });
    await test.database.inCompany(company.id, async (db) => {
      for (let count = 0; count < 14; count += 1) {
        const { id } = await db
          .insertInto('department')
          .values({ company_id: company.id, name: `Área ${String(count).padStart(2, '0')}` })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (count < 2) continue;
        await db
          .insertInto('person')
          .values({ company_id: company.id, name: `Pessoa ${count}`, department_id: id })
          .execute();
      }
    });
    const token = await openStaffSession(test, user);
    const { departamentos } = await report(token, {});
    expect(departamentos.qtdOmitidos).toBe(2);
    expect(departamentos.rows.map(({ nmDepartamento }) => nmDepartamento)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Área ${String(index + 2).padStart(2, '0')}`),
    );
    for (const query of [
      { idCiclo: other.cycles.disc },
      { idOrganogramaNo: (await readRawCompany(test, other.companyId)).departments[0]?.id ?? 0 },
    ]) {
      expect((await test.call('getBoardReport', { token, query })).status).toBe(404);
    }
  });

  it('refuses months beside a cycle', async () => {
    const { token, cycles } = await createRandomResults(test, 6);
    const query = { idCiclo: cycles.disc, mesInicio: '2026-06' };
    const reply = await test.call('getBoardReport', { token, query });
    expect(reply.status).toBe(400);
  });

  it('is for whoever may see the dashboard', async () => {
    const { user } = await createStaff(test.database, { is_administrator: false });
    const token = await openStaffSession(test, user);
    expect((await test.call('getBoardReport', { token })).status).toBe(403);
  });
});
