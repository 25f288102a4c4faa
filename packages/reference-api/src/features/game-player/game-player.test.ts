// @engine both: answers at once
import { FINISHED_LINK_LIFETIME } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../test/build-test-app.ts';
import { gamePlayerMessages as texts } from './game-player-messages.ts';
import {
  choose,
  createGameScene,
  type GameScene,
  open,
  playAll,
  rate,
  type Seat,
  write,
} from './testing/player-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const game = await createGameScene(test);
  return { game, seat: await game.seat() };
});

const questionOf = (game: GameScene, place: number) => {
  const question = game.questions[place];
  if (!question) throw new Error(`There is no question ${place}.`);
  return { ...question, option: (at: number) => question.optionIds[at] ?? 0 };
};

const answersOf = (companyId: number) =>
  test.database.inCompany(companyId, (db) =>
    db
      .selectFrom('game_answer')
      .select(['question_id', 'option_id', 'value', 'text'])
      .orderBy('question_id')
      .orderBy('option_id')
      .execute(),
  );

const isAnswered = async () => {
  const { companyId, gameId } = scene.game;
  const game = await test.database.inCompany(companyId, (db) =>
    db.selectFrom('game').where('id', '=', gameId).select('is_answered').executeTakeFirstOrThrow(),
  );
  return game.is_answered;
};

describe('opening a game', () => {
  it('tells all that the player shows, and never which option is right', async () => {
    const { game, seat } = scene;
    const { data, status } = await open(test, seat);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      idJogo: game.gameId,
      dsOptJogo: 'Cinco minutos.',
      idTipoJogo: 1,
      flAnonimo: false,
      idCliente: game.companyId,
      idOrganogramaPessoa: seat.person.id,
      nmOrganogramaPessoa: seat.person.name,
      nrEscala: 5,
      nrIndexPergunta: 0,
      dsAviso: null,
    });
    expect(data.dadosPerguntas.map(({ idTipo }) => idTipo)).toEqual([1, 2, 3, 3, 4]);
    expect(data.dadosPerguntas[0]).toEqual({
      idPergunta: game.questions[0]?.id,
      idTipo: 1,
      dsPergunta: 'Pergunta 0',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: ['1998', '2004', '2010', '2016'].map((dsOpcao, at) => ({
        idPerguntaOpcao: game.questions[0]?.optionIds[at],
        dsOpcao,
      })),
    });
    expect(data.dadosPerguntas[1]?.dadosPerguntaOpcoes).toEqual([]);
  });

  it('takes the hash of the address alone, and one that agrees with the header', async () => {
    const { seat } = scene;
    const query = { hsGame: seat.hs, idPessoa: seat.person.id };
    expect((await test.call('getGame', { query, link: seat.hs })).status).toBe(200);
    const { hs } = await scene.game.seat();
    expect((await test.call('getGame', { query, link: hs })).status).toBe(403);
  });

  it.each([
    [
      'getGame',
      (seat: Seat, id: number) => open(test, { ...seat, person: { ...seat.person, id } }),
    ],
    ['saveGameChoice', (seat: Seat, id: number) => asAnother(choose, seat, id)],
    ['saveGameText', (seat: Seat, id: number) => asAnother(writeSome, seat, id)],
    ['saveGameRating', (seat: Seat, id: number) => asAnother(rateSome, seat, id)],
  ])('is refused to somebody else: %s', async (_name, call) => {
    const other = await scene.game.seat();
    expect(await call(scene.seat, other.person.id)).toMatchObject({
      status: 403,
      msg: texts.otherLink,
    });
    expect(await answersOf(scene.game.companyId)).toEqual([]);
  });

  const writeSome = (...[app, seat, id]: [typeof test, Seat, number, number]) =>
    write(app, seat, id, 'Oi');
  const rateSome = (...[app, seat, id]: [typeof test, Seat, number, number]) =>
    rate(app, seat, id, { value: 1 });
  const asAnother = (
    call: (app: typeof test, seat: Seat, id: number, option: number) => ReturnType<typeof choose>,
    seat: Seat,
    id: number,
  ) => {
    const { id: question, option } = questionOf(scene.game, 0);
    return call(test, { ...seat, person: { ...seat.person, id } }, question, option(0));
  };

  it('is refused to a person whom it was not sent to, and once it is deleted', async () => {
    const { game, seat } = scene;
    await test.database.inCompany(game.companyId, (db) =>
      db.deleteFrom('game').where('id', '=', game.gameId).execute(),
    );
    expect(await open(test, seat)).toMatchObject({ status: 404, msg: texts.deleted });
    const { id, option } = questionOf(game, 0);
    expect((await choose(test, seat, id, option(0))).status).toBe(404);
  });
});

describe('answering', () => {
  it('goes through all questions to the end, which a second visit shows', async () => {
    const { game, seat } = scene;
    const replies = await playAll(test, game, seat, 1);
    expect(replies.map(({ status, msg }) => [status, msg])).toEqual([
      [200, 'True'],
      [200, texts.saved],
      [200, texts.saved],
      [200, texts.saved],
      [200, texts.saved],
    ]);
    expect(await isAnswered()).toBe(true);
    expect(replies.map(({ data }) => [data.nrIndexPergunta, data.flConcluido])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ]);
    expect((await open(test, seat)).data.nrIndexPergunta).toBe(5);
    expect(await answersOf(game.companyId)).toEqual([
      {
        question_id: questionOf(game, 0).id,
        option_id: questionOf(game, 0).option(1),
        value: null,
        text: null,
      },
      { question_id: questionOf(game, 1).id, option_id: 0, value: null, text: 'Resposta 1' },
      {
        question_id: questionOf(game, 2).id,
        option_id: questionOf(game, 2).option(0),
        value: 2,
        text: null,
      },
      {
        question_id: questionOf(game, 2).id,
        option_id: questionOf(game, 2).option(1),
        value: 2,
        text: null,
      },
      { question_id: questionOf(game, 3).id, option_id: 0, value: 2, text: null },
      {
        question_id: questionOf(game, 4).id,
        option_id: questionOf(game, 4).option(1),
        value: null,
        text: null,
      },
    ]);
  });

  it('resumes at the first question without an answer', async () => {
    const { game, seat } = scene;
    const quiz = questionOf(game, 0);
    await choose(test, seat, quiz.id, quiz.option(0));
    await write(test, seat, questionOf(game, 1).id, 'Boa');
    expect((await open(test, seat)).data.nrIndexPergunta).toBe(2);
    await rate(test, seat, questionOf(game, 3).id, { value: 4 });
    expect((await open(test, seat)).data.nrIndexPergunta).toBe(2);
  });

  it('counts a question with options once all of them are rated', async () => {
    const { game, seat } = scene;
    const { id, option } = questionOf(game, 2);
    const first = await rate(test, seat, id, { value: 5, optionId: option(0) });
    expect(first.data).toEqual({ nrIndexPergunta: 0, flConcluido: false, dadosTotais: null });
    const again = await rate(test, seat, id, { value: 1, optionId: option(0) });
    expect(again.status).toBe(200);
    await rate(test, seat, id, { value: 3, optionId: option(1) });
    expect((await answersOf(game.companyId)).map(({ value }) => value)).toEqual([5, 3]);
    const quiz = questionOf(game, 0);
    await choose(test, seat, quiz.id, quiz.option(0));
    const next = await write(test, seat, questionOf(game, 1).id, 'Boa');
    expect(next.data.nrIndexPergunta).toBe(3);
  });

  it('tells the first answer again, whatever comes after', async () => {
    const { game, seat } = scene;
    const { id, option } = questionOf(game, 0);
    expect((await choose(test, seat, id, option(0))).msg).toBe('False');
    const again = await choose(test, seat, id, option(1));
    expect(again).toMatchObject({ status: 200, msg: 'False', data: { nrIndexPergunta: 1 } });
    expect(await answersOf(game.companyId)).toHaveLength(1);
  });

  it('is done once though two tabs do it at the same moment', async () => {
    const { game, seat } = scene;
    const { id, option } = questionOf(game, 0);
    const replies = await Promise.all([0, 1, 2, 3].map((at) => choose(test, seat, id, option(at))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [kept, ...others] = await answersOf(game.companyId);
    expect(others).toEqual([]);
    const isRight = kept?.option_id === option(1);
    expect(new Set(replies.map(({ msg }) => msg))).toEqual(new Set([isRight ? 'True' : 'False']));
  });

  it('tells the totals of a voting from five votes on', async () => {
    const game = await createGameScene(test, {
      questions: [{ kind: 'voting', options: ['A', 'B', 'C'] }],
      companyId: scene.game.companyId,
    });
    const { id, option } = questionOf(game, 0);
    const totals = [];
    for (const at of [0, 0, 1, 0, 1, 0]) {
      const { data } = await choose(test, await game.seat(), id, option(at));
      totals.push(data.dadosTotais?.map(({ qtdVotos, percentual }) => [qtdVotos, percentual]));
    }
    expect(totals).toEqual([
      ...[undefined, undefined, undefined, undefined],
      [
        [3, 60],
        [2, 40],
        [0, 0],
      ],
      [
        [4, 66.7],
        [2, 33.3],
        [0, 0],
      ],
    ]);
  });

  it.each([
    ['a value of 0', () => rate(test, scene.seat, questionOf(scene.game, 3).id, { value: 0 }), 400],
    [
      'a value above the scale',
      () => rate(test, scene.seat, questionOf(scene.game, 3).id, { value: 6 }),
      400,
    ],
    [
      'no option where there are some',
      () => rate(test, scene.seat, questionOf(scene.game, 2).id, { value: 3 }),
      400,
    ],
    [
      'an option where there are none',
      () =>
        rate(test, scene.seat, questionOf(scene.game, 3).id, {
          value: 3,
          optionId: questionOf(scene.game, 2).option(0),
        }),
      400,
    ],
    [
      'an option of another question',
      () =>
        choose(test, scene.seat, questionOf(scene.game, 0).id, questionOf(scene.game, 4).option(0)),
      400,
    ],
    [
      'a choice for what is answered in words',
      () => choose(test, scene.seat, questionOf(scene.game, 1).id, 1),
      400,
    ],
    ['words for a quiz', () => write(test, scene.seat, questionOf(scene.game, 0).id, 'Oi'), 400],
    ['no words', () => write(test, scene.seat, questionOf(scene.game, 1).id, ' \n'), 400],
    [
      '5,001 characters',
      () => write(test, scene.seat, questionOf(scene.game, 1).id, 'a'.repeat(5001)),
      400,
    ],
    ['a question that there is not', () => write(test, scene.seat, 999_999, 'Oi'), 404],
  ])('refuses %s', async (_what, call, status) => {
    expect((await call()).status).toBe(status);
    expect(await answersOf(scene.game.companyId)).toEqual([]);
    expect(await isAnswered()).toBe(false);
  });

  it('refuses a question of another game', async () => {
    const other = await createGameScene(test, {
      questions: [{ kind: 'words' }],
      companyId: scene.game.companyId,
    });
    const { status, msg } = await write(test, scene.seat, questionOf(other, 0).id, 'Oi');
    expect([status, msg]).toEqual([404, texts.noSuchQuestion]);
  });

  it('says how an answer has to be', async () => {
    const { game, seat } = scene;
    expect((await write(test, seat, questionOf(game, 1).id, ' ')).msg).toBe(
      'Escreva uma resposta válida!',
    );
    expect((await rate(test, seat, questionOf(game, 3).id, { value: 9 })).msg).toBe(
      'Escolha um valor de 1 a 5.',
    );
    const longest = await write(test, seat, questionOf(game, 1).id, 'á'.repeat(5000));
    expect(longest.status).toBe(200);
  });
});

describe('a closed game', () => {
  it('is shut for whoever has not finished, and shows its end to who has', async () => {
    const { game, seat } = scene;
    const done = await game.seat();
    await playAll(test, game, done);
    await game.close();
    const closed = await open(test, seat);
    expect(closed.status).toBe(409);
    expect(closed.msg).toMatch(/^Esta solicitação foi encerrada\./);
    expect((await write(test, seat, questionOf(game, 1).id, 'Oi')).status).toBe(409);
    expect((await open(test, done)).data.nrIndexPergunta).toBe(5);
    const late = await write(test, done, questionOf(game, 1).id, 'Oi');
    expect([late.status, late.msg]).toEqual([409, texts.closed]);
  });

  it('shows its end for 30 days', async () => {
    const { game, seat } = scene;
    await playAll(test, game, seat);
    test.clock.set(new Date(testStart.getTime() + FINISHED_LINK_LIFETIME));
    expect((await open(test, seat)).status).toBe(200);
    test.clock.set(new Date(testStart.getTime() + FINISHED_LINK_LIFETIME + 24 * 60 * 60_000));
    const { status, msg } = await open(test, seat);
    expect(status).toBe(403);
    expect(msg).toMatch(/^O que este link abria já foi finalizado/);
  });
});
