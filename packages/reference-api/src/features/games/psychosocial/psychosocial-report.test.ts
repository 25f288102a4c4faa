import { psychosocialInstrument } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { createGamesScene } from '../testing/games-scene.ts';

const test = openTestApp();
const scene = openScene(() => createGamesScene(test));
const { items } = psychosocialInstrument(1);

const report = async (idJogo: number) =>
  (await test.call('getPsychosocialReport', { token: scene.token, params: { idJogo } })).data;

/** Rates every item as favorably as that, from 1 to 5. */
const rating = (favorable: number) =>
  items.map(({ isReversed }) => (isReversed ? 6 - favorable : favorable));

async function answer(people: readonly PersonRow[], ratings: readonly number[]) {
  for (const person of people) await scene.play(person, ratings);
}

describe('the report of psychosocial risk', () => {
  it('scores everybody and each department, and lists the risks of each', async () => {
    const sales = await scene.addDepartment('Vendas', 6);
    const stock = await scene.addDepartment('Estoque', 5);
    const id = await scene.addSurvey([...sales.people, ...stock.people].map((person) => person.id));
    await scene.send(id);
    expect(await report(id)).toMatchObject({
      flDisponivel: false,
      dsMotivo: texts.resultsAfterClosing,
    });
    await answer(sales.people.slice(0, 5), rating(5));
    await answer(stock.people, rating(2));
    await scene.close(id);

    const data = await report(id);
    // Five people at 100 and five at 25.
    expect(data).toMatchObject({
      nrRodada: 1,
      nrVersaoModelo: 1,
      qtdEnviados: 11,
      qtdRespostas: 10,
      flDisponivel: true,
      dsMotivo: null,
      nrIndiceGeral: 63,
      dsFaixaGeral: 'atencao',
    });
    expect(data.dimensoes).toHaveLength(7);
    expect(data.dimensoes[0]).toEqual({
      dsDimensao: 'workload',
      nmDimensao: 'Carga de trabalho',
      nrIndice: 63,
      dsFaixa: 'atencao',
      nrVariacao: null,
    });
    expect(data.grupos.map(({ nmGrupo, qtdRespostas }) => [nmGrupo, qtdRespostas])).toEqual([
      ['Estoque', 5],
      ['Vendas', 5],
    ]);
    expect(data.grupos[0]?.dimensoes[1]).toMatchObject({ nrIndice: 25, dsFaixa: 'critico' });
    expect(data.grupos[1]?.dimensoes[1]).toMatchObject({ nrIndice: 100, dsFaixa: 'favoravel' });
    expect(data.inventario).toHaveLength(14);
    expect(data.inventario[0]).toMatchObject({
      nmGrupo: 'Estoque',
      dsPrioridade: 'Alta',
      qtdExpostos: 5,
    });
    expect(data.inventario.at(-1)).toMatchObject({
      nmGrupo: 'Vendas',
      dsPrioridade: 'Baixa',
      qtdExpostos: 6,
    });
    expect(data.dsAviso).toContain('Não é diagnóstico');
  });

  it('compares a round with the one before, department by department', async () => {
    const { people } = await scene.addDepartment('Vendas', 5);
    const first = await scene.addSurvey(people.map((person) => person.id));
    await scene.send(first);
    await answer(people, rating(3));
    await scene.close(first);
    const { data: second } = await test.call('duplicateGame', {
      token: scene.token,
      body: { idJogo: first, flNovaRodada: true },
    });
    await scene.send(second);
    await answer(people, rating(4));
    await scene.close(second);

    const data = await report(second);
    expect(data.nrRodada).toBe(2);
    expect(
      data.dimensoes.every(({ nrIndice, nrVariacao }) => nrIndice === 75 && nrVariacao === 25),
    ).toBe(true);
    expect(data.grupos[0]?.dimensoes[0]).toMatchObject({ nrIndice: 75, nrVariacao: 25 });
    expect(
      data.rodadas.map(({ idJogo, nrRodada, dimensoes }) => [
        idJogo,
        nrRodada,
        dimensoes[0]?.nrIndice,
      ]),
    ).toEqual([
      [first, 1, 50],
      [second, 2, 75],
    ]);
    expect((await report(first)).rodadas).toHaveLength(1);
  });

  it('names the risk of what has happened to a single person, and not the person', async () => {
    const { people } = await scene.addDepartment('Vendas', 8);
    const id = await scene.addSurvey(people.map((person) => person.id));
    await scene.send(id);
    const [hurt, ...others] = people;
    await answer(others, rating(5));
    const threatened = rating(5).map((value, place) => (place === 27 ? 5 : value));
    if (hurt) await answer([hurt], threatened);
    await scene.close(id);
    const { inventario } = await report(id);
    const row = inventario.find(({ nmPerigo }) => nmPerigo === 'Assédio e violência');
    expect(row).toMatchObject({ dsFaixa: 'favoravel', dsPrioridade: 'Alta' });
  });

  it('says nothing of fewer than five', async () => {
    const { people } = await scene.addDepartment('Vendas', 4);
    const id = await scene.addSurvey(people.map((person) => person.id));
    await scene.send(id);
    await answer(people, rating(3));
    await scene.close(id);
    expect(await report(id)).toMatchObject({
      flDisponivel: false,
      dsMotivo: texts.tooFewAnswers,
      dimensoes: [],
      nrIndiceGeral: null,
      dsFaixaGeral: null,
      grupos: [],
      rodadas: [],
      inventario: [],
    });
  });
});
