// @engine both: a statement that fails beside others
import { PROFILES } from '@aferir/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaff } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { DataOf } from '../../operation/operation.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { examplePassword } from '../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../start/example/seed-example-companies.ts';
import { partsOf } from '../feature.ts';
import {
  expectedCompared,
  expectedCompetencies,
  expectedDisc,
  expectedHeadcounts,
  expectedPositions,
  expectedReviews,
  expectedTrainings,
} from './testing/expected-figures.ts';
import { type Filters, type RawCompany, readRawCompany } from './testing/raw-company.ts';

const test = openTestApp();

async function dashboard(token: string, query: Filters & { cartoes?: string } = {}) {
  const reply = await test.call('getDashboard', { token, query: { ...query } });
  expect(reply.status).toBe(200);
  return reply.data;
}

type Dashboard = DataOf<'getDashboard'>;

/** What is told of competencies is what the rows say, and all five figures follow from the rows that are told. */
function expectCompetencies(shown: Dashboard['competencias'], raw: RawCompany, filters: Filters) {
  const all = expectedCompetencies(raw, filters);
  const rows = shown?.rows ?? [];
  for (const { idCompetencia, nmCompetencia: _name, ...row } of rows) {
    const { manager: _manager, aligned: _aligned, ...figures } = all.get(idCompetencia) ?? {};
    expect(row, JSON.stringify(filters)).toEqual(figures);
    expect(row.qtdComparadas).toBeGreaterThanOrEqual(5);
  }
  const told = rows.flatMap(({ idCompetencia }) => all.get(idCompetencia) ?? []);
  expect(shown?.qtdOcultas).toBe(all.size - rows.length);
  expect(shown?.flOculto).toBe(all.size > rows.length);
  expect(shown?.qtdPessoas).toBe(expectedCompared(raw, filters));
  const sum = (of: (one: (typeof told)[number]) => number) =>
    told.reduce((all, one) => all + of(one), 0);
  expect(shown?.mediaGeral).toBe(
    told.length === 0
      ? null
      : Math.round(Number((10 * (sum(({ manager }) => manager) / told.length)).toFixed(6))) / 10,
  );
  const compared = sum(({ qtdComparadas }) => qtdComparadas);
  expect(shown?.prcAlinhamento).toBe(
    compared === 0 ? null : Math.round((100 * sum(({ aligned }) => aligned)) / compared),
  );
  expect(shown?.qtdCriticas).toBe(
    rows.filter(({ percentualAlinhado }) => percentualAlinhado < 70).length,
  );
  const best = Math.max(...rows.map(({ percentualAlinhado }) => percentualAlinhado));
  const widest = Math.max(0, ...rows.map(({ diferenca }) => diferenca));
  const find = (id: number | undefined) => rows.find(({ idCompetencia }) => idCompetencia === id);
  expect(find(shown?.melhorAlinhada?.idCompetencia)?.percentualAlinhado).toBe(
    rows.length === 0 ? undefined : best,
  );
  expect(find(shown?.maiorDiferenca?.idCompetencia)?.diferenca).toBe(widest || undefined);
}

function expectFigures(shown: Dashboard, raw: RawCompany, filters: Filters): void {
  const disc = expectedDisc(raw, filters);
  const hidden = { perfis: null, perfisMaisPresentes: [], prcDiversidade: null, flOculto: true };
  const isHidden = shown.comportamental?.flOculto;
  expect(shown.comportamental).toEqual(isHidden ? { ...disc, ...hidden } : disc);
  expect(shown.avaliacoes).toEqual(expectedReviews(raw, filters));
  expect(shown.cargos).toEqual(expectedPositions(raw, filters));
  expectCompetencies(shown.competencias, raw, filters);

  const headcounts = expectedHeadcounts(raw, filters);
  type Row = NonNullable<Dashboard['departamentos']>['rows'][number];
  const flat = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...flat(row.children)]);
  const { rows = [], ...departments } = shown.departamentos ?? {};
  const listed = flat(rows);
  for (const row of listed) {
    expect(row.qtdFuncionarios).toBe(headcounts.get(row.idOrganogramaNo));
  }
  const placed = rows.reduce((sum, { qtdFuncionarios }) => sum + qtdFuncionarios, 0);
  const { qtdAtivos } = expectedReviews(raw, filters);
  expect(departments).toEqual({
    qtdDepartamentos: listed.length,
    qtdFuncionarios: qtdAtivos,
    mediaPorDepartamento:
      listed.length === 0 ? null : Math.round((10 * placed) / listed.length) / 10,
    qtdSemDepartamento: qtdAtivos - placed,
  });
  expect(shown.falhas).toEqual([]);
}

describe('the example company', () => {
  const scene = openScene(async () => {
    const examples = partsOf(test.app.features, 'example');
    await seedExampleCompanies({ ...test.services, hashPassword: passwords.hash, examples });
    const login = 'admin@empresa.example';
    const { data } = await test.call('signInStaff', { body: { login, password: examplePassword } });
    return { token: data.token.accessToken, raw: await readRawCompany(test, 1) };
  });

  it('shows what its rows say', async () => {
    const shown = await dashboard(scene.token);
    expectFigures(shown, scene.raw, {});
    expect(shown.comportamental?.perfis?.map(({ nmPerfil }) => nmPerfil)).toEqual([...PROFILES]);
    expect(shown.competencias?.rows?.length).toBeGreaterThan(2);
    expect(shown.avaliacoes?.qtdFinalizadas).toBeGreaterThan(4);
    expect(shown.departamentos?.qtdDepartamentos).toBe(scene.raw.departments.length);
    expect(shown.treinamentos).toEqual({
      qtdCadastrados: scene.raw.trainings.length,
      qtdAtivos: scene.raw.trainings.filter(({ is_active }) => is_active).length,
      qtdInativos: scene.raw.trainings.filter(({ is_active }) => !is_active).length,
    });
    const { prcConclusao, pendentes } = expectedReviews(scene.raw, {});
    expect(shown.recomendacao).toBe(
      (prcConclusao ?? 0) < 50 ? 'Acelerar' : pendentes.qtdTotal > 10 ? 'Priorizar' : 'Monitorar',
    );
    const sent = [...scene.raw.disc, ...scene.raw.reviews].map(({ sent_at }) => sent_at.getTime());
    expect(shown.filtros.mesPrimeiro).toBe(new Date(Math.min(...sent)).toISOString().slice(0, 7));
  });

  it('shows it of each department, position and period', async () => {
    const { departments, positions } = scene.raw;
    const [board, technology] = departments;
    const periods = [
      { mesInicio: '2026-09' },
      { mesFim: '2026-08' },
      { mesInicio: '2026-07', mesFim: '2026-10' },
    ];
    const selections: Filters[] = [
      ...departments.map(({ id }) => ({ idOrganogramaNo: id })),
      ...positions.map(({ id }) => ({ idOrganogramaCargo: id })),
      ...positions.slice(0, 6).map(({ id }) => ({
        idOrganogramaNo: technology?.id ?? 0,
        idOrganogramaCargo: id,
      })),
      ...periods,
      ...periods.map((period) => ({ ...period, idOrganogramaNo: board?.id ?? 0 })),
    ];
    for (const filters of selections) {
      expectFigures(await dashboard(scene.token, filters), scene.raw, filters);
    }
  });

  it.each<Filters>([
    {},
    { mesInicio: '2026-09' },
    { mesFim: '2026-08' },
    { mesInicio: '2026-07', mesFim: '2026-10' },
    { mesInicio: '2026-10', mesFim: '2026-10' },
  ])('counts as many people as the lists that it leads to show: %o', async (months) => {
    const { token, raw } = scene;
    const { id: idOrganogramaNo } = raw.departments[1] ?? { id: 0 };
    for (const filters of [months, { ...months, idOrganogramaNo }]) {
      const listed = async (
        list: 'listEmployees' | 'listPerformanceByEmployee',
        of: Record<string, string | number>,
      ) => {
        const query = { ...filters, ...of, somenteAtivos: true, take: 1 };
        return (await test.call(list, { token, query })).data.qtdRecords;
      };
      const { perfis, qtdNaoAvaliados } = expectedDisc(raw, filters);
      for (const { nmPerfil, qtdPessoas } of perfis) {
        expect(await listed('listEmployees', { nmPerfil }), nmPerfil).toBe(qtdPessoas);
      }
      expect(await listed('listEmployees', { nmPerfil: 'Não avaliados' })).toBe(qtdNaoAvaliados);
      const { pendentes, ...reviews } = expectedReviews(raw, filters);
      const reviewed = (of: Record<string, string | number>) =>
        listed('listPerformanceByEmployee', of);
      expect({
        qtdAuto: await reviewed({ etapa: 'autoPendente' }),
        qtdGestor: await reviewed({ cdStatus: 6 }),
        qtdFeedback: await reviewed({ cdStatus: 7 }),
      }).toEqual({
        qtdAuto: pendentes.qtdAuto,
        qtdGestor: pendentes.qtdGestor,
        qtdFeedback: pendentes.qtdFeedback,
      });
      expect(await reviewed({ etapa: 'autoFeita' })).toBe(reviews.qtdRespondidas);
      expect(await reviewed({ etapa: 'gestorFeita' })).toBe(reviews.qtdAvaliadas);
      expect(await reviewed({ etapa: 'feedbackFeito' })).toBe(reviews.qtdFinalizadas);
    }
  });

  it('lists its trainings with how far people are', async () => {
    const { token, raw } = scene;
    const all = await test.call('listTrainingProgress', { token });
    expect(all.data).toEqual({
      rows: expectedTrainings(raw, {}),
      qtdRecords: raw.trainings.length,
    });
    expect(all.data.rows.some(({ qtdConcluidos }) => qtdConcluidos > 0)).toBe(true);
    for (const { id } of raw.departments) {
      const filters = { idOrganogramaNo: id, mesInicio: '2026-10' };
      const { data } = await test.call('listDashboardTrainings', { token, query: filters });
      expect(data.rows).toEqual(expectedTrainings(raw, filters));
    }
    const [first] = all.data.rows;
    const query = { filter: first?.nmTreinamento ?? '', take: 1 };
    expect((await test.call('listTrainingProgress', { token, query })).data.rows).toEqual([first]);
  });

  it.each([
    ['videos', 'qtdRecursos'],
    ['receberam', 'qtdEnviados'],
    ['naoIniciaram', 'qtdNaoVisualizados'],
    ['emAndamento', 'qtdEmAndamento'],
    ['concluiram', 'qtdConcluidos'],
    ['conclusao', 'taxaConclusao'],
  ] as const)(
    'puts its trainings in order by %s of the people whom the filters leave',
    async (ordem, field) => {
      const { token, raw } = scene;
      const filters = { idOrganogramaNo: raw.departments[0]?.id ?? 0, mesInicio: '2026-09' };
      const byTitle = expectedTrainings(raw, filters);
      for (const way of [1, -1]) {
        const expected = byTitle.toSorted(({ [field]: one }, { [field]: other }) =>
          one === null || other === null
            ? Number(one === null) - Number(other === null)
            : way * (one - other),
        );
        const query = { ...filters, ordem: way > 0 ? ordem : (`-${ordem}` as const) };
        const { data } = await test.call('listDashboardTrainings', { token, query });
        expect(data).toEqual({ rows: expected, qtdRecords: byTitle.length });
        const page = await test.call('listDashboardTrainings', {
          token,
          query: { ...query, take: 2, index: 1 },
        });
        expect(page.data.rows).toEqual(expected.slice(2, 4));
      }
    },
  );

  it('answers the documented calls with the same figures', async () => {
    const { token, raw } = scene;
    const card = await dashboard(token);
    const shares = await test.call('listDiscProfileShares', { token });
    const { qtdNaoAvaliados, qtdAtivos, perfis } = expectedDisc(raw, {});
    expect(shares.data).toEqual([
      ...perfis.map(({ nmPerfil, qtdPessoas, prcPerfil }) => ({
        nmPerfil,
        qtdResultados: qtdPessoas,
        prcPerfil,
      })),
      {
        nmPerfil: 'Não avaliados',
        qtdResultados: qtdNaoAvaliados,
        prcPerfil: Math.round((100 * qtdNaoAvaliados) / qtdAtivos),
      },
    ]);

    const averages = await test.call('listCompetencyAverages', { token });
    expect(averages.data.rows).toEqual(
      card.competencias?.rows?.map((row) => ({
        idCompetencia: row.idCompetencia,
        mediaNotaFunc: row.mediaAuto,
        mediaNotaGestor: row.mediaGestor,
        percentualAlinhado: row.percentualAlinhado,
      })),
    );

    const departments = await test.call('listDepartmentHeadcounts', { token });
    expect(departments.data).toEqual({
      rows: card.departamentos?.rows,
      qtdRecords: raw.departments.length,
      qtdFuncionariosTotal: qtdAtivos,
    });
    const found = await test.call('listDepartmentHeadcounts', {
      token,
      query: { filter: 'LOGISTICA' },
    });
    expect(found.data.qtdRecords).toBe(1);
    expect(found.data.rows[0]?.children[0]?.children[0]?.nmDepartamento).toBe('Logística');
    const beyond = await test.call('listDepartmentHeadcounts', { token, query: { index: 1 } });
    expect(beyond.data).toMatchObject({ rows: [], qtdRecords: raw.departments.length });

    const positions = await test.call('listPositionHeadcounts', { token });
    expect(positions.data.qtdRecords).toBe(raw.positions.length);
    expect(positions.data.rows.slice(0, 10)).toEqual(expectedPositions(raw, {}).rows);
  });
});

describe('a company', () => {
  const scene = openScene(async () => {
    const { company, user } = await createStaff(test.database, { is_administrator: true });
    const token = await openStaffSession(test, user);
    const add = (values?: Parameters<typeof createPerson>[2]) =>
      createPerson(test.database, company.id, values);
    return { companyId: company.id, token, add };
  });

  const noShares = { prcConclusao: null, prcAuto: null, prcGestor: null, prcFeedback: null };

  it('without anybody has empty cards', async () => {
    const shown = await dashboard(scene.token);
    expect(shown).toMatchObject({
      comportamental: {
        qtdAtivos: 0,
        prcCobertura: null,
        perfisMaisPresentes: [],
        prcDiversidade: null,
        flOculto: false,
      },
      departamentos: { rows: [], qtdDepartamentos: 0, mediaPorDepartamento: null },
      cargos: { rows: [], qtdCargos: 0, maiorCargo: null },
      avaliacoes: { qtdEnviadas: 0, qtdCadastrados: 0, ...noShares },
      competencias: {
        rows: [],
        mediaGeral: null,
        prcAlinhamento: null,
        qtdPessoas: 0,
        flOculto: false,
      },
      treinamentos: { qtdCadastrados: 0, qtdAtivos: 0, qtdInativos: 0 },
      recomendacao: null,
      falhas: [],
      filtros: {
        nmDepartamento: null,
        nmCargo: null,
        nmCiclo: null,
        idTipoCiclo: null,
        mesPrimeiro: null,
      },
    });
    const shares = await test.call('listDiscProfileShares', { token: scene.token });
    expect(shares.data).toEqual([{ nmPerfil: 'Não avaliados', qtdResultados: 0, prcPerfil: null }]);
    expect((await test.call('listTrainingProgress', { token: scene.token })).data.rows).toEqual([]);
  });

  it('whose people are all inactive counts them as such, and nothing else of them', async () => {
    for (let count = 0; count < 6; count += 1) {
      await addResult(await scene.add({ is_active: false }));
    }
    const { comportamental, avaliacoes, cargos } = await dashboard(scene.token);
    expect(comportamental).toMatchObject({ qtdAtivos: 0, qtdAvaliados: 0, prcCobertura: null });
    expect(avaliacoes).toMatchObject({ qtdCadastrados: 6, qtdAtivos: 0, qtdInativos: 6 });
    expect(cargos).toMatchObject({ qtdFuncionarios: 0, qtdSemCargo: 0 });
  });

  it('of one person tells numbers of people and no profile', async () => {
    await addResult(await scene.add());
    const { comportamental } = await dashboard(scene.token);
    expect(comportamental).toMatchObject({ qtdAvaliados: 1, prcCobertura: 100, perfis: null });
    expect(comportamental).toMatchObject({ prcDiversidade: null, flOculto: true });
    const shares = await test.call('listDiscProfileShares', { token: scene.token });
    expect(shares.data.map(({ nmPerfil }) => nmPerfil)).toEqual(['Não avaliados']);
  });

  it('whose finished reviews hold no scores has nothing to compare', async () => {
    for (let count = 0; count < 6; count += 1) await addEmptyReview(await scene.add());
    const { competencias, avaliacoes, recomendacao } = await dashboard(scene.token);
    expect(avaliacoes).toMatchObject({ qtdFinalizadas: 6, prcConclusao: 100 });
    expect(competencias).toMatchObject({
      rows: [],
      mediaGeral: null,
      qtdPessoas: 0,
      flOculto: false,
    });
    expect(recomendacao).toBe('Monitorar');
  });

  it('reads the cards that are asked for, alone or several', async () => {
    const keys = async (cartoes: string) =>
      Object.keys(await dashboard(scene.token, { cartoes })).sort();
    expect(await keys('cargos')).toEqual(['cargos', 'falhas', 'filtros', 'recomendacao']);
    expect(await keys('cargos,treinamentos')).toContain('treinamentos');
    const reply = await test.call('getDashboard', {
      token: scene.token,
      query: { cartoes: 'cargos,outro' },
    });
    expect(reply.status).toBe(400);
  });

  it.each([
    [{ idOrganogramaNo: 987_654 }, 404, 'Este departamento não foi encontrado. Escolha outro.'],
    [{ idOrganogramaCargo: 987_654 }, 404, 'Este cargo não foi encontrado. Escolha outro.'],
    [{ mesInicio: '2026-05', mesFim: '2026-04' }, 400, 'O mês final vem antes do inicial.'],
    [{ mesInicio: '2026-13' }, 400, undefined],
    [{ idOrganogramaNo: -1 }, 400, undefined],
  ])('refuses %o', async (query, status, msg) => {
    for (const id of ['getDashboard', 'listDashboardTrainings'] as const) {
      const reply = await test.call(id, { token: scene.token, query });
      expect(reply.status).toBe(status);
      if (msg) expect(reply.msg).toBe(msg);
    }
  });

  it('knows no department and position of another company', async () => {
    const other = await createStaff(test.database, { is_administrator: true });
    const token = await openStaffSession(test, other.user);
    const { data: id } = await test.call('saveDepartment', {
      token,
      body: { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento: 'Diretoria' },
    });
    const reply = await test.call('getDashboard', {
      token: scene.token,
      query: { idOrganogramaNo: id },
    });
    expect(reply.status).toBe(404);
  });

  describe.each([
    ['performance_result', 'competencias'],
    // When the first request was sent is asked of it too.
    ['performance_response', 'avaliacoes'],
  ])('with %s broken', (table, card) => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(test.database.owner);

    beforeEach(async () => {
      await rename(table, `${table}_away`);
      return () => rename(`${table}_away`, table);
    });

    it('has its card fail alone', async () => {
      const shown = await dashboard(scene.token);
      expect(shown.falhas).toEqual([card]);
      expect(shown).toMatchObject({ [card]: null, recomendacao: null });
      expect(shown.comportamental).not.toBeNull();
      expect(shown.treinamentos).not.toBeNull();
      expect(test.logLines.join('')).toContain(table);
    });
  });

  function addResult({ id, company_id }: { id: number; company_id: number }) {
    return test.database.inCompany(company_id, (db) =>
      sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
          finished_at, outcome_id, profile_sums)
        values (${company_id}, ${id}, 1, 'x', 2, ${test.clock.now()}, 1, '[]')`.execute(db),
    );
  }

  function addEmptyReview({ id, company_id }: { id: number; company_id: number }) {
    return test.database.inCompany(company_id, (db) =>
      db
        .insertInto('performance_response')
        .values({
          company_id,
          person_id: id,
          status: 2,
          mailed_to: 'x',
          sent_at: test.clock.now(),
          self_finished_at: test.clock.now(),
          finished_at: test.clock.now(),
        })
        .execute(),
    );
  }
});
