import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { type SeenQuery, watchingQueries } from '../../../../test/query-plans.ts';
import { importSheet } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvWithManagers, mappingWithManagers, sheetForm } from '../../../../test/sheet-form.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão' });
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const row = (name: string, rest: string) =>
  `${name};;${name.toLowerCase()}@empresa.example;${rest}`;

const bring = (...rows: string[]) =>
  importSheet(
    test,
    { companyId: scene.company.id, token: scene.token },
    csvWithManagers(...rows),
    mappingWithManagers,
  );

async function preview(rows: readonly string[], fields: Readonly<Record<string, string>> = {}) {
  const form = sheetForm(csvWithManagers(...rows), mappingWithManagers, fields);
  return (await test.call('previewEmployeeImport', { token: scene.token, ...form })).data;
}

describe('what an import would change', () => {
  it('is told by person and field, as it is and as it would be', async () => {
    await bring(
      row('Ana', '1133334444;Analista;Vendas;Bia'),
      row('Bia', '1133334444;Chefe;Vendas;'),
      row('Caio', '1133334444;Analista;Vendas;'),
      row('Davi', '1133334444;Analista;Vendas;'),
    );
    const { alteracoes, recusas, qtdRecusas } = await preview([
      row('Davi', '1133334444;Analista;Vendas;'),
      row('Ana', '11988887777;Vendedora;Compras;"Caio; Eva; bia@empresa.example"').replace(
        'Ana;;',
        'Ana Souza;F;',
      ),
      row('Caio', '1133334444;ANALISTA;vendas;Eva'),
      row('Eva', '1133334444;Analista;Vendas;'),
    ]);
    expect(alteracoes).toEqual([
      {
        nrLinha: 3,
        nmPessoa: 'Ana',
        campos: [
          { tpCampo: 'nome', dsAntes: 'Ana', dsDepois: 'Ana Souza' },
          { tpCampo: 'sexo', dsAntes: '', dsDepois: 'F' },
          { tpCampo: 'telefone', dsAntes: '1133334444', dsDepois: '11988887777' },
          { tpCampo: 'cargo', dsAntes: 'Analista', dsDepois: 'Vendedora' },
          { tpCampo: 'departamento', dsAntes: 'Vendas', dsDepois: 'Compras' },
          { tpCampo: 'gestor', dsAntes: 'Bia', dsDepois: 'Bia; Caio; Eva' },
        ],
      },
      {
        nrLinha: 4,
        nmPessoa: 'Caio',
        campos: [{ tpCampo: 'gestor', dsAntes: '', dsDepois: 'Eva' }],
      },
    ]);
    expect([recusas, qtdRecusas]).toEqual([[], 0]);
  });

  it('comes with the rows that are refused, by line', async () => {
    await bring(
      row('Ana', '1133334444;Analista;Vendas;Bia'),
      row('Bia', '1133334444;Chefe;Vendas;'),
    );
    const { recusas, qtdRecusas, qtdComErro } = await preview([
      row('Bia', '1133334444;Chefe;Vendas;Ana'),
      row('Caio', '1133334444;Chefe;Vendas;Gil'),
      row('Davi', '1;Chefe;Vendas;'),
    ]);
    expect(recusas).toEqual([
      { nrLinha: 2, nmPessoa: 'Bia', tpCampo: 'gestor', dsMotivo: texts.managerBelow('Ana') },
      {
        nrLinha: 3,
        nmPessoa: 'Caio',
        tpCampo: 'gestor',
        dsMotivo: texts.unknownManagerNamed('Gil'),
      },
    ]);
    expect([qtdRecusas, qtdComErro]).toEqual([2, 3]);
  });

  it('is told of twenty people, and of all where that is asked for', async () => {
    const crowd = (position: string, manager: string) =>
      Array.from({ length: 30 }, (_, at) =>
        row(`Pessoa${at}`, `11333344${at + 10};${position};Vendas;${manager}`),
      );
    await bring(...crowd('Analista', ''), row('Ana', '1133334444;Chefe;Vendas;'));
    const rows = crowd('Vendedor', 'Ana');
    const asked: SeenQuery[] = [];
    await watchingQueries(
      (query) => void asked.push(query),
      async () => {
        const { alteracoes, qtdAlterados } = await preview(rows);
        expect(alteracoes.map(({ nrLinha }) => nrLinha)).toEqual(
          rows.slice(0, 20).map((_, at) => at + 2),
        );
        expect(qtdAlterados).toBe(30);
      },
    );
    expect(asked.filter(({ sql }) => /"person"|person_manager/.test(sql)).length).toBeLessThan(12);
    const { alteracoes } = await preview(rows, { tpAlteracoes: 'todas' });
    expect(alteracoes).toHaveLength(30);
  });
});

describe('a name that would be created', () => {
  it('is told with the one that is nearly the same, and how many rows name it', async () => {
    await bring(row('Ana', '1133334444;Analista;Vendas;'), row('Bia', '1133334444;Chefe;Compras;'));
    const { nomesProximos, cargosNovos } = await preview([
      row('Caio', '1133334444;Analistas;Venda;'),
      row('Davi', '1133334444;ANALISTAS;Vendas;'),
      row('Eva', '1133334444;Padeiro;vendas;'),
    ]);
    expect(nomesProximos).toEqual([
      {
        tpLugar: 'cargo',
        nmNovo: 'Analistas',
        nmExistente: 'Analista',
        flTambemNovo: false,
        qtdLinhas: 2,
      },
      {
        tpLugar: 'departamento',
        nmNovo: 'Venda',
        nmExistente: 'Vendas',
        flTambemNovo: false,
        qtdLinhas: 1,
      },
    ]);
    expect(cargosNovos).toEqual(['Analistas', 'Padeiro']);
  });

  it('is told with another new one, the one of fewer rows', async () => {
    await bring(row('Ana', '1133334444;Analista;Vendas;'));
    const { nomesProximos, departamentosNovos } = await preview([
      row('Bia', '1133334444;Analista;Finaceiro;'),
      row('Caio', '1133334444;Analista;Financeiro;'),
      row('Davi', '1133334444;Analista;FINANCEIRO;'),
      row('Eva', '1133334444;Analista;Vemdas;'),
      row('Fabi', '1133334444;Analista;Vemdaz;'),
    ]);
    const near = (nmNovo: string, nmExistente: string, flTambemNovo: boolean) => ({
      tpLugar: 'departamento',
      nmNovo,
      nmExistente,
      flTambemNovo,
      qtdLinhas: 1,
    });
    expect(nomesProximos).toEqual([
      near('Finaceiro', 'Financeiro', true),
      near('Vemdas', 'Vendas', false),
      near('Vemdaz', 'Vendas', false),
    ]);
    expect(departamentosNovos).toEqual(['Finaceiro', 'Financeiro', 'Vemdas', 'Vemdaz']);
  });

  it('is nothing of another company', async () => {
    const other = await createCompany(test.database, { trade_name: 'Outra' });
    await createPerson(test.database, other.id, { name: 'Ana', email: 'ana@empresa.example' });
    const { nomesProximos, alteracoes, qtdNovos } = await preview([
      row('Ana', '1133334444;Analista;Vendas;'),
    ]);
    expect([nomesProximos, alteracoes, qtdNovos]).toEqual([[], [], 1]);
  });
});
