import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import {
  createGamesScene,
  pillars,
  questionsOfEveryKind,
  quiz,
  voting,
  words,
} from '../testing/games-scene.ts';

const test = openTestApp();
const scene = openScene(() => createGamesScene(test));

/** Sends a game to departments of so many people, of whom so many answer. */
async function playIn(
  departments: Readonly<Record<string, readonly [people: number, answering: number]>>,
  values: Partial<Parameters<typeof scene.add>[0]>,
  answers: (index: number) => readonly (number | string)[],
) {
  const ids: Record<string, number> = {};
  const answering: PersonRow[] = [];
  const everybody: PersonRow[] = [];
  for (const [name, [count, playing]] of Object.entries(departments)) {
    const { id, people } = await scene.addDepartment(name, count);
    ids[name] = id;
    everybody.push(...people);
    answering.push(...people.slice(0, playing));
  }
  const id = await scene.add({ ...values, funcionarios: everybody.map((person) => person.id) });
  await scene.send(id);
  for (const [index, person] of answering.entries()) await scene.play(person, answers(index));
  return { id, ids };
}

describe('results of a named game', () => {
  it('show at once, as they are, by department too', async () => {
    const perguntas = questionsOfEveryKind();
    const { id, ids } = await playIn(
      { Vendas: [3, 2], Estoque: [1, 1] },
      { perguntas },
      (index) => [
        index === 2 ? 0 : 1,
        ['Boa', ' boa!', 'Cansativa'][index] ?? '',
        index + 2,
        5 - index,
        0,
      ],
    );
    const { data } = await scene.results(id);
    expect(data).toMatchObject({
      flAnonimo: false,
      qtdEnviados: 4,
      qtdConcluidos: 3,
      flDisponivel: true,
      dsMotivo: null,
      grupos: [
        { idGrupo: ids.Estoque, nmGrupo: 'Estoque', qtdRespostas: 1 },
        { idGrupo: ids.Vendas, nmGrupo: 'Vendas', qtdRespostas: 2 },
      ],
    });
    const [asked, written, rated, stated, voted] = data.perguntas;
    expect(asked).toMatchObject({ qtdRespostas: 3, distribuicao: [], nrMedia: null });
    expect(
      asked?.opcoes.map(({ qtd, percentual, flCorreta }) => [qtd, percentual, flCorreta]),
    ).toEqual([
      [1, 33.3, false],
      [2, 66.7, true],
      [0, 0, false],
      [0, 0, false],
    ]);
    expect(written).toMatchObject({
      qtdRespostas: 3,
      qtdTextos: 3,
      textos: [
        { dsTexto: 'Boa', qtd: 2 },
        { dsTexto: 'Cansativa', qtd: 1 },
      ],
    });
    // Each rated 2, 3 and 4.
    const distribuicao = [0, 1, 1, 1, 0].map((qtd, place) => ({ nrValor: place + 1, qtd }));
    expect(rated).toMatchObject({ qtdRespostas: 3, nrMedia: null, distribuicao: [] });
    expect(rated?.opcoes).toMatchObject([
      { dsOpcao: 'Respeito', qtd: 3, nrMedia: 3, distribuicao },
      { dsOpcao: 'Cuidado', qtd: 3, nrMedia: 3, distribuicao },
    ]);
    // Rated 5, 4 and 3.
    expect(stated).toMatchObject({
      qtdRespostas: 3,
      nrMedia: 4,
      distribuicao: [0, 0, 1, 1, 1].map((qtd, place) => ({ nrValor: place + 1, qtd })),
    });
    expect(voted?.opcoes).toMatchObject([
      { qtd: 3, percentual: 100 },
      { qtd: 0, percentual: 0 },
    ]);

    const inSales = await scene.results(id, ids.Vendas);
    expect(inSales.data.perguntas[0]).toMatchObject({ qtdRespostas: 2 });
    expect(inSales.data.perguntas[1]).toMatchObject({ textos: [{ dsTexto: 'Boa', qtd: 2 }] });
    expect((await scene.results(id, 999_999)).status).toBe(404);
    expect((await scene.results(999_999)).status).toBe(404);
  });

  it('tell who answered what, page by page', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const bia = await scene.addPerson({ name: 'Bia' });
    const perguntas = [quiz(), words(), pillars('Respeito'), pillars()];
    const id = await scene.add({ perguntas, funcionarios: [ana.id, bia.id] });
    await scene.send(id);
    await scene.play(bia, [0]);
    await scene.play(ana, [1, 'Boa', 4, 2]);
    const answers = async (query: { take?: number; index?: number } = {}) =>
      (await test.call('listGameAnswers', { token: scene.token, params: { idJogo: id }, query }))
        .data;
    const { rows, qtdRecords } = await answers();
    expect(qtdRecords).toBe(5);
    expect(rows.map(({ nmPessoa, dsResposta }) => [nmPessoa, dsResposta])).toEqual([
      ['Ana', '2004 (certa)'],
      ['Ana', 'Boa'],
      ['Ana', 'Respeito: 4'],
      ['Ana', '2'],
      ['Bia', '1998 (errada)'],
    ]);
    expect(rows[0]).toMatchObject({
      nmDepartamento: null,
      dtResposta: test.clock.now().toISOString(),
    });
    expect(await answers({ take: 2, index: 2 })).toEqual({ rows: rows.slice(4), qtdRecords: 5 });
    expect(await answers({ take: 2, index: 9 })).toEqual({ rows: [], qtdRecords: 5 });
  });

  it('say that there are none yet', async () => {
    expect((await scene.results(await scene.add())).data).toMatchObject({
      flDisponivel: false,
      dsMotivo: texts.noAnswers,
      grupos: [],
      perguntas: [],
    });
  });
});

describe('results of an anonymous game', () => {
  const perguntas = [voting('A', 'B'), words()];
  const anonymous = { flAnonimo: true, perguntas };
  const answers = (index: number) => [index % 2, `Texto ${index % 3}`];

  it('show nothing before it is closed', async () => {
    const { id } = await playIn({ Vendas: [6, 6] }, anonymous, answers);
    expect((await scene.results(id)).data).toMatchObject({
      flDisponivel: false,
      dsMotivo: texts.resultsAfterClosing,
      qtdConcluidos: 6,
      grupos: [],
      perguntas: [],
    });
    await scene.close(id);
    const { data } = await scene.results(id);
    expect(data).toMatchObject({ flDisponivel: true, dsMotivo: null, qtdConcluidos: 6 });
    expect(data.perguntas[0]?.opcoes).toMatchObject([{ qtd: 3 }, { qtd: 3 }]);
    expect(data.perguntas[1]).toMatchObject({ qtdTextos: 6 });
    expect(data.perguntas[1]?.textos).toHaveLength(3);
  });

  it('show nothing of fewer than five', async () => {
    const { id } = await playIn({ Vendas: [6, 4] }, anonymous, answers);
    await scene.close(id);
    expect((await scene.results(id)).data).toMatchObject({
      flDisponivel: false,
      dsMotivo: texts.tooFewAnswers,
      perguntas: [],
    });
  });

  it('tell of no group of fewer than five, nor of one that is found by taking away the others', async () => {
    const { id, ids } = await playIn(
      { Vendas: [7, 7], Marketing: [5, 5], Estoque: [2, 2] },
      anonymous,
      answers,
    );
    await scene.close(id);
    const { data } = await scene.results(id);
    expect(data.grupos).toEqual([
      { idGrupo: ids.Vendas, nmGrupo: 'Vendas', qtdRespostas: 7 },
      { idGrupo: -1, nmGrupo: 'Demais departamentos', qtdRespostas: 7 },
    ]);
    const votes = async (group: number) =>
      (await scene.results(id, group)).data.perguntas[0]?.opcoes.map(({ qtd }) => qtd) ?? [];
    const [all, sales, rest] = [await votes(0), await votes(ids.Vendas ?? 0), await votes(-1)];
    expect(all).toEqual(sales.map((count, place) => count + (rest[place] ?? 0)));
    expect((await scene.results(id, ids.Marketing)).status).toBe(404);
    expect((await scene.results(id, ids.Estoque)).status).toBe(404);
  });

  it('name nobody, whoever asks', async () => {
    const { id } = await playIn({ Vendas: [5, 5] }, anonymous, answers);
    const ask = () => test.call('listGameAnswers', { token: scene.token, params: { idJogo: id } });
    expect(await ask()).toMatchObject({ status: 409, msg: texts.noNames });
    await scene.close(id);
    expect((await ask()).status).toBe(409);
    const report = { token: scene.token, params: { idJogo: id } };
    expect((await test.call('getPsychosocialReport', report)).status).toBe(404);
  });
});
