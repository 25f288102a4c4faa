import { checkGame } from '@aferir/domain';
import { expect, it } from 'vitest';
import { game, survey } from '../testing/game-fixtures.ts';
import { editGame } from './game-edit.ts';
import { toGameEdit, toGameRequest, toPreviewContent } from './game-mapping.ts';

const edit = toGameEdit(game);

it('sends back what it was given', () => {
  const request = toGameRequest(edit);
  expect(request).toMatchObject({
    nmJogo: 'Como foi a integração?',
    dsOptJogo: 'Quatro perguntas, cinco minutos.',
    nrEscala: 5,
    flAnonimo: false,
    funcionarios: [42],
  });
  expect(request.perguntas.map(({ idTipo, opcoes }) => [idTipo, opcoes.length])).toEqual([
    [1, 4],
    [2, 0],
    [3, 0],
    [4, 2],
  ]);
  expect(request.perguntas[0]?.opcoes[1]).toEqual({ dsOpcao: '2004', flCorreta: true });
});

it('sends texts without the spaces around them', () => {
  const worded = editGame(edit, { type: 'word-question', question: 'pergunta-2', text: ' Como? ' });
  expect(toGameRequest(worded).perguntas[1]?.dsPergunta).toBe('Como?');
});

it('begins a new one without questions, named, with the usual scale', () => {
  expect(toGameEdit(undefined)).toEqual({
    title: '',
    description: '',
    scale: 5,
    isAnonymous: false,
    questions: [],
    people: [],
  });
});

it('is judged as the rules know a game', () => {
  expect(checkGame(edit)).toEqual([]);
  const fields = checkGame(toGameEdit(undefined)).map(({ place }) => place.field);
  expect(fields).toEqual(['title', 'questions']);
});

it('is previewed with numbers of its own, and with the page of support', () => {
  const copied = { ...edit, questions: [...edit.questions, ...toGameEdit(survey).questions] };
  const { perguntas } = toPreviewContent(copied);
  expect(perguntas.map(({ idPergunta }) => idPergunta)).toEqual([1, 2, 3, 4, 5]);
  const options = perguntas.flatMap(({ opcoes }) => opcoes.map((one) => one.idPerguntaOpcao));
  expect(new Set(options).size).toBe(options.length);
  expect(perguntas.map(({ flPaginaApoio }) => flPaginaApoio)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
