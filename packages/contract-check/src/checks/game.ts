import type { Check } from '../check.ts';
import { found, hold, holdFaults, NotRun, need } from '../faults.ts';
import { dataOf, type GameProgress, type LinkInfo } from '../replies.ts';
import {
  answersTo,
  firstQuestion,
  type GameScene,
  type GameTools,
  gameOf,
  gameRequest,
  giveAnswer,
  quizQuestion,
  ratedQuestion,
  readGame,
  type SentAnswer,
  votingQuestion,
  wordsQuestion,
} from './game-scene.ts';
import { holdValue } from './hold-value.ts';

const mostCharacters = 5000;

/** What a game asks before its first screen. */
export const gameOpeningChecks: readonly Check<GameScene>[] = [
  {
    id: 'game-link-info',
    operation: 'validateLink',
    rule: 'A link to a game tells whom it is for, which the game is asked with.',
    async run({ caller, given, scene }) {
      const hash = need(given.gameLink, '--game-link');
      const info = dataOf<LinkInfo>(await caller.expect('validateLink', 200, { params: { hash } }));
      holdValue('tipo', info.tipo, 'jogo');
      holdValue('idPessoa', info.idPessoa, found(scene.game, 'the game').idOrganogramaPessoa);
    },
  },
  {
    id: 'game',
    operation: 'getGame',
    rule: 'The code in the address is enough to read the game, each question and option once.',
    async run(tools) {
      const { dadosPerguntas, idCliente } = await readGame(tools);
      const options = dadosPerguntas.flatMap((question) => question.dadosPerguntaOpcoes);
      holdOnce(
        'idPergunta',
        dadosPerguntas.map((question) => question.idPergunta),
      );
      holdOnce(
        'idPerguntaOpcao',
        options.map((option) => option.idPerguntaOpcao),
      );
      const { company } = tools.given;
      if (company !== undefined) holdValue('idCliente', idCliente, company);
    },
  },
  {
    id: 'game-of-somebody-else',
    operation: 'getGame',
    rule: 'A link opens no game for somebody else (403).',
    async run(tools) {
      const other = gameOf(tools).game.idOrganogramaPessoa + 1;
      await tools.caller.expect('getGame', 403, gameRequest(tools, other));
    },
  },
];

/** How a game is answered. */
export const gameAnswerChecks: readonly Check<GameScene>[] = [
  {
    id: 'answer-as-somebody-else',
    rule: 'An answer in the name of somebody else is a 403.',
    async run(tools) {
      const other = gameOf(tools).game.idOrganogramaPessoa + 1;
      const [answer] = answersTo(tools, firstQuestion(tools), other);
      const { operation, ...request } = found(answer, 'an answer');
      await tools.caller.expect(operation, 403, request);
    },
  },
  {
    id: 'words-of-spaces',
    operation: 'saveGameText',
    rule: 'An answer in words that has none is a 400 that names its field.',
    async run(tools) {
      await expectFault(tools, wordsQuestion(tools), { dsTexto: ' \n' }, 'dsTexto');
    },
  },
  {
    id: 'words-too-long',
    operation: 'saveGameText',
    rule: `An answer in words of more than ${mostCharacters} characters is a 400 that names its field.`,
    async run(tools) {
      const dsTexto = 'a'.repeat(mostCharacters + 1);
      await expectFault(tools, wordsQuestion(tools), { dsTexto }, 'dsTexto');
    },
  },
  {
    id: 'rating-above-scale',
    operation: 'saveGameRating',
    rule: 'A rating above the scale of the game is a 400 that names its field.',
    async run(tools) {
      const nrValor = gameOf(tools).game.nrEscala + 1;
      await expectFault(tools, ratedQuestion(tools), { nrValor }, 'nrValor');
    },
  },
  {
    id: 'choice-of-no-option',
    operation: 'saveGameChoice',
    rule: 'A choice that the question has not is a 400 that names its field.',
    async run(tools) {
      const question = quizQuestion(tools);
      const ids = question.dadosPerguntaOpcoes.map((option) => option.idPerguntaOpcao);
      const idPerguntaOpcao = Math.max(...ids) + 1_000_000;
      await expectFault(tools, question, { idPerguntaOpcao }, 'idPerguntaOpcao');
    },
  },
  {
    id: 'game-answer',
    rule: 'An answer counts, and the game goes on behind it.',
    async run(tools) {
      const answers = answersTo(tools, firstQuestion(tools));
      const told = await giveAnswer(tools, answers);
      tools.scene.firstAnswer = { answers, told };
      holdValue('nrIndexPergunta', told.progress.nrIndexPergunta, 1);
      const { nrIndexPergunta } = await readGame(tools);
      holdValue('nrIndexPergunta of getGame', nrIndexPergunta, 1);
    },
  },
  {
    id: 'game-answer-again',
    rule: 'A question is answered once: the same answer again changes nothing, and is told as before.',
    async run(tools) {
      const { answers, told } = found(tools.scene.firstAnswer, 'the first answer');
      const again = await giveAnswer(tools, answers);
      holdValue('nrIndexPergunta', again.progress.nrIndexPergunta, 1);
      holdValue('msg', again.msg, told.msg);
    },
  },
  {
    id: 'quiz-answered-again',
    operation: 'saveGameChoice',
    rule: 'Another choice in a quiz that was answered tells of the first one.',
    async run(tools) {
      const question = quizQuestion(tools);
      if (gameOf(tools).game.flAnonimo) throw new NotRun('the game is anonymous');
      const told: unknown[] = [];
      for (const { idPerguntaOpcao } of question.dadosPerguntaOpcoes) {
        const [answer] = answersTo(tools, question);
        const { body, ...rest } = found(answer, 'an answer');
        const { msg } = await giveAnswer(tools, [{ ...rest, body: { ...body, idPerguntaOpcao } }]);
        told.push(msg);
      }
      hold(new Set(told).size === 1, `msg is ${told.join(', then ')}`);
      hold(told[0] === 'True' || told[0] === 'False', `msg is ${told[0]}`);
    },
  },
  {
    id: 'votes',
    operation: 'saveGameChoice',
    rule: 'A voting tells of each option once, or of none while there are few votes.',
    async run(tools) {
      const question = votingQuestion(tools);
      const { progress } = await giveAnswer(tools, answersTo(tools, question));
      const { dadosTotais } = progress;
      if (dadosTotais === null) return;
      const ids = dadosTotais.map((option) => option.idPerguntaOpcao).toSorted();
      const own = question.dadosPerguntaOpcoes.map((option) => option.idPerguntaOpcao).toSorted();
      hold(`${ids}` === `${own}`, 'dadosTotais has other options than the question');
    },
  },
  {
    id: 'game-answered',
    operation: 'getGame',
    rule: 'With the last answer the game is at its end, and opens there.',
    async run(tools) {
      const { dadosPerguntas } = gameOf(tools).game;
      const replies: GameProgress[] = [];
      for (const question of dadosPerguntas) {
        replies.push((await giveAnswer(tools, answersTo(tools, question))).progress);
      }
      tools.scene.hasAnsweredAll = true;
      const { nrIndexPergunta } = await readGame(tools);
      holdValue('flConcluido of the last answer', replies.at(-1)?.flConcluido, true);
      holdValue('nrIndexPergunta of getGame', nrIndexPergunta, dadosPerguntas.length);
    },
  },
  {
    id: 'answer-after-end',
    rule: 'An answer that comes again after the end changes nothing.',
    async run(tools) {
      found(tools.scene.hasAnsweredAll, 'the end of the game');
      const { progress } = await giveAnswer(tools, answersTo(tools, firstQuestion(tools)));
      holdValue('flConcluido', progress.flConcluido, true);
    },
  },
];

/** Gives an answer with another value in one of its fields, which has to be named as faulty. */
async function expectFault(
  tools: GameTools,
  question: Parameters<typeof answersTo>[1],
  wrong: SentAnswer['body'],
  field: string,
): Promise<void> {
  const [answer] = answersTo(tools, question);
  const { operation, body, ...request } = found(answer, 'an answer');
  const reply = await tools.caller.expect(operation, 400, {
    ...request,
    body: { ...body, ...wrong },
  });
  holdFaults(reply, field);
}

function holdOnce(name: string, ids: readonly number[]): void {
  hold(new Set(ids).size === ids.length, `has the same ${name} twice`);
}
