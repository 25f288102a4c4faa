import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { testNotThere } from '../../../shared/testing/read-again.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { watchSavedFiles } from '../../../shared/testing/saved-files.ts';
import { createStaffServer } from '../../../shared/testing/staff-server.ts';
import {
  hiddenResults,
  namedAnswers,
  namedResults,
  pillarsResult,
  quizResult,
  surveyResults,
  votingResult,
  wordsResult,
} from '../testing/game-results-fixtures.ts';
import { gameResultsMessages as texts } from './game-results-messages.ts';

const ADDRESS = '/homelogado/jogos/resultados/5';
const RESULTS = '/Jogo/GetResultados/{idJogo}';
const ANSWERS = '/Jogo/GetRespostas/{idJogo}';

const saved = watchSavedFiles();
afterEach(() => localStorage.clear());

function createServer(results = namedResults) {
  return createStaffServer(SECTION.games)
    .on('get', RESULTS, results)
    .on('get', ANSWERS, namedAnswers);
}

async function openResults(server = createServer(), address = ADDRESS) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('list', { name: texts.questions });
  return app;
}

async function savedLines(): Promise<string[] | undefined> {
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.file.text())?.trim().split('\r\n');
}

describe('the results of a game', () => {
  it('show who took part and each question with what to see in it, and are accessible', async () => {
    await openResults();
    const taken = within(screen.getByRole('region', { name: texts.participation }));
    expect(taken.getByText('38')).toBeVisible();
    expect(taken.getByText('53%')).toBeVisible();
    expect(screen.getByText('Aberto · Respostas identificadas')).toBeVisible();

    const figure = (title: string) => within(screen.getByRole('figure', { name: title }));
    expect(figure(quizResult.dsPergunta).getByText('15 de 20 pessoas acertaram.')).toBeVisible();
    expect(
      figure(votingResult.dsPergunta).getByText('A mais votada é Academia, com 14 de 20 votos.'),
    ).toBeVisible();
    expect(
      figure(pillarsResult.dsPergunta).getByText('Respeito tem a maior média; Coragem, a menor.'),
    ).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('have a table for each chart', async () => {
    const { user } = await openResults();
    for (const [title, row] of [
      [quizResult.dsPergunta, 'Acionar o alarme 15 75% Sim'],
      [pillarsResult.dsPergunta, 'Coragem 2 4 8 4 2 3,0'],
      [votingResult.dsPergunta, 'Creche 6 30%'],
    ] as const) {
      const figure = within(screen.getByRole('figure', { name: title }));
      await user.click(figure.getByRole('button', { name: 'Ver dados' }));
      expect(figure.getByRole('row', { name: row })).toBeVisible();
    }
  });

  it('tell of a draw and of nobody', async () => {
    const draw = votingResult.opcoes.map((option) => ({ ...option, qtd: 10 }));
    await openResults(
      createServer({
        ...namedResults,
        perguntas: [
          { ...votingResult, opcoes: draw },
          { ...quizResult, qtdRespostas: 0 },
        ],
      }),
    );
    expect(screen.getByText('Empate entre Academia e Creche, com 10 votos cada.')).toBeVisible();
    expect(screen.getByText(texts.nobody)).toBeVisible();
  });

  it('are narrowed down to a department, which stands in the address', async () => {
    const { user, server, address } = await openResults();
    const group = screen.getByRole('combobox', { name: texts.group });
    expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Todos (20 respostas)', 'Tecnologia (12)', 'Sem departamento (8)']);
    await user.selectOptions(group, '-1');
    await waitFor(() =>
      expect(server.requestsTo('get', RESULTS).map(({ query }) => query.idGrupo)).toEqual([
        '0',
        '-1',
      ]),
    );
    expect(address()).toBe(`${ADDRESS}?grupo=-1`);
    expect(await screen.findByText(texts.refreshed('Sem departamento (8)'))).toHaveRole('status');
  });

  it('open narrowed down by their address', async () => {
    const { server } = await openResults(createServer(), `${ADDRESS}?grupo=-1`);
    expect(screen.getByRole('combobox', { name: texts.group })).toHaveValue('-1');
    expect(server.requestsTo('get', RESULTS).at(-1)?.query).toMatchObject({ idGrupo: '-1' });
  });

  it('say what could not be read, and try again', async () => {
    const server = createServer().failNext('get', RESULTS, problemReply(500, 'Falhou'));
    const { user } = await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: appMessages.retry }));
    expect(await screen.findByRole('list', { name: texts.questions })).toBeVisible();
  });

  testNotThere({ call: RESULTS, createServer }, [ADDRESS, '/homelogado/jogos/resultados/abc']);
});

describe('the results of an anonymous game', () => {
  it('stay hidden with the reason, without files', async () => {
    await renderApp(ADDRESS, { as: 'staff', server: createServer(hiddenResults) });
    expect(await screen.findByText(/aparecem depois do encerramento, a partir de 5/)).toBeVisible();
    expect(screen.queryByRole('list', { name: texts.questions })).toBeNull();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('say what anonymous means, and lead to the report of the survey', async () => {
    await openResults(createServer(surveyResults));
    expect(screen.getByText(texts.anonymityText)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.psychosocialReport })).toHaveAttribute(
      'href',
      '/homelogado/jogos/nr1/5',
    );
    expect(screen.getByText('A média é 4,0, em uma escala de 1 a 5.')).toBeVisible();
    expect(screen.getByText('5 · Concordo totalmente')).toBeVisible();
  });

  it('come as a csv of figures, and nobody’s answers are asked for', async () => {
    const { user, server } = await openResults(createServer(surveyResults));
    await user.click(screen.getByRole('button', { name: texts.figuresCsv }));
    const lines = await savedLines();
    expect(saved[0]?.name).toBe('Resultados_Pesquisa_NR_1.csv');
    expect(lines?.at(0)).toMatch(/"Pergunta";"Tipo";"Resposta";"Quantidade";"Percentual";"Média"$/);
    expect(lines?.at(-1)).toBe(
      '"Dou conta do meu trabalho sem fazer horas extras.";"Pilares";"5";"8";"";"4,0"',
    );
    expect(server.requestsTo('get', ANSWERS)).toEqual([]);
  });
});

describe('what people wrote', () => {
  it('stands together where it is the same, and can be searched', async () => {
    const { user } = await openResults();
    const words = within(screen.getByRole('region', { name: wordsResult.dsPergunta }));
    expect(words.getByText(texts.wordsSummary(13, 20))).toBeVisible();
    expect(words.getAllByRole('listitem')[0]).toHaveTextContent(/Ótima.*6 vezes/);

    const search = words.getByRole('searchbox', { name: texts.searchWords });
    await user.type(search, 'OTIMA');
    expect(words.getAllByRole('listitem')).toHaveLength(1);
    await user.type(search, 'x');
    expect(words.getByText(texts.noWordsFound)).toBeVisible();
  });

  it('comes in portions when there is much of it', async () => {
    const textos = Array.from({ length: 45 }, (_, index) => ({
      dsTexto: `Texto ${index}`,
      qtd: 1,
    }));
    const { user } = await openResults(
      createServer({ ...namedResults, perguntas: [{ ...wordsResult, textos, qtdTextos: 45 }] }),
    );
    const words = within(screen.getByRole('region', { name: wordsResult.dsPergunta }));
    expect(words.getAllByRole('listitem')).toHaveLength(20);
    await user.click(words.getByRole('button', { name: texts.showMore(20) }));
    await user.click(words.getByRole('button', { name: texts.showMore(5) }));
    expect(words.getAllByRole('listitem')).toHaveLength(45);
    expect(words.queryByRole('button', { name: /Mostrar mais/ })).toBeNull();
  });

  it('comes as a csv in which nothing is a formula', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: texts.wordsCsv }));
    const lines = await savedLines();
    expect(lines?.slice(1, 3)).toEqual(['"Ótima";"6"', `"'=Corrida";"3"`]);
  });
});

describe('the answers of a named game', () => {
  it('come as a csv with who gave them', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: texts.answersCsv }));
    const lines = await savedLines();
    expect(saved[0]?.name).toBe('Respostas_Como_foi_a_integracao.csv');
    expect(lines?.[1]).toBe(
      '"Ana Souza";"Tecnologia";"Qual benefício deve ser o próximo?";"Academia";"21/11/2026, 09:00"',
    );
    expect(lines?.[2]).toBe(
      `"Bruno Lima";"";"Como foi a sua primeira semana?";"'=Corrida";"21/11/2026, 09:05"`,
    );
  });

  it('say so when they can’t be read', async () => {
    const { user, server } = await openResults();
    server.failNext('get', ANSWERS, problemReply(500));
    await user.click(screen.getByRole('button', { name: texts.answersCsv }));
    expect(await screen.findByText(texts.csvFailed)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
