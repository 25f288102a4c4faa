import type { CallRequest, Reply } from '../caller.ts';
import type { CheckTools } from '../check.ts';
import { found, NotRun, need } from '../faults.ts';
import { dataOf, type Game, type GameProgress, type GameQuestion } from '../replies.ts';

/** What the checks of a game find on their way. */
export interface GameScene {
  /** The game as it was before anything was answered. */
  game: Game;
  /** What the first question was answered with. */
  firstAnswer: { readonly answers: readonly SentAnswer[]; readonly told: ToldAnswer };
  /** Set once each question has its answer. */
  hasAnsweredAll: true;
}

/** What an answer is answered with. */
export interface ToldAnswer {
  readonly progress: GameProgress;
  /** In a quiz whether it is right. */
  readonly msg: unknown;
}

/** What a check of a game works with. */
export type GameTools = CheckTools<GameScene>;

/** `idTipo` of questions, as the contract counts them. */
const kinds = { quiz: 1, words: 2, pillars: 3, voting: 4 } as const;

/** An answer as its call takes it. */
export interface SentAnswer extends CallRequest {
  readonly operation: 'saveGameChoice' | 'saveGameText' | 'saveGameRating';
  readonly link: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The game, and the code of its link. */
export function gameOf({ given, scene }: GameTools) {
  return { link: need(given.gameLink, '--game-link'), game: found(scene.game, 'the game') };
}

/** Asks for the game in somebody's name. */
export function gameRequest(tools: GameTools, idPessoa = gameOf(tools).game.idOrganogramaPessoa) {
  return { query: { hsGame: need(tools.given.gameLink, '--game-link'), idPessoa } };
}

/** The game as it is now. */
export async function readGame(tools: GameTools): Promise<Game> {
  return dataOf(await tools.caller.expect('getGame', 200, gameRequest(tools)));
}

/** The questions of a game; throws NotRun where it has none. */
export function firstQuestion(tools: GameTools): GameQuestion {
  const [first] = gameOf(tools).game.dadosPerguntas;
  return found(first, 'a question');
}

/** What answers a question, call by call: one for each option of a question of pillars. */
export function answersTo(
  tools: GameTools,
  question: GameQuestion,
  idOrganogramaPessoa = gameOf(tools).game.idOrganogramaPessoa,
): SentAnswer[] {
  const { game, link } = gameOf(tools);
  const { idPergunta, idTipo, dadosPerguntaOpcoes: options } = question;
  if (idTipo === kinds.words) {
    const body = { idJogador: idOrganogramaPessoa, idPergunta, dsTexto: 'Uma resposta.' };
    return [{ operation: 'saveGameText', link, body }];
  }
  const body = { idOrganogramaPessoa, idPergunta };
  if (idTipo === kinds.pillars) {
    const rating = { ...body, nrValor: game.nrEscala };
    const rated = options.map(({ idPerguntaOpcao }) => ({ ...rating, idPerguntaOpcao }));
    return (rated.length > 0 ? rated : [rating]).map((one) => ({
      operation: 'saveGameRating',
      link,
      body: one,
    }));
  }
  const [option] = options;
  const { idPerguntaOpcao } = found(option, 'an option');
  return [{ operation: 'saveGameChoice', link, body: { ...body, idPerguntaOpcao } }];
}

/** Gives an answer, and takes what its last call is answered with. */
export async function giveAnswer(
  { caller }: GameTools,
  answers: readonly SentAnswer[],
): Promise<ToldAnswer> {
  let last: Reply | undefined;
  for (const { operation, ...request } of answers) {
    last = await caller.expect(operation, 200, request);
  }
  const reply = found(last, 'an answer');
  return { progress: dataOf<GameProgress>(reply), msg: (reply.body as { msg?: unknown }).msg };
}

/** The first question that is rated from 1 to the scale of the game. */
export function ratedQuestion(tools: GameTools): GameQuestion {
  return questionOf(tools, 'pillars', 'question that is rated');
}

/** The first question that is answered in words. */
export function wordsQuestion(tools: GameTools): GameQuestion {
  return questionOf(tools, 'words', 'question that is answered in words');
}

/** The first question of a quiz. */
export function quizQuestion(tools: GameTools): GameQuestion {
  return questionOf(tools, 'quiz', 'quiz');
}

/** The first voting. */
export function votingQuestion(tools: GameTools): GameQuestion {
  return questionOf(tools, 'voting', 'voting');
}

function questionOf(tools: GameTools, kind: keyof typeof kinds, what: string): GameQuestion {
  const question = gameOf(tools).game.dadosPerguntas.find(({ idTipo }) => idTipo === kinds[kind]);
  if (!question) throw new NotRun(`the game has no ${what}`);
  return question;
}
