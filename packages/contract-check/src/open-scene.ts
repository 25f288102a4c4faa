import { type Caller, type CallRequest, type Reply, told } from './caller.ts';
import type { Given } from './check.ts';
import type { OperationId } from './checked-operations.ts';
import { unknownLink } from './checks/credentials.ts';
import type { DiscScene } from './checks/disc-scene.ts';
import type { GameScene } from './checks/game-scene.ts';
import type { ManagerScene } from './checks/manager-scene.ts';
import type { ReviewScene } from './checks/self-assessment.ts';
import { type TrainingScene, videosOf } from './checks/training-scene.ts';
import { ContractBroken, CouldNotRun, TooBusy } from './faults.ts';
import {
  dataOf,
  type Game,
  type LinkedReview,
  type LinkInfo,
  type Manager,
  type Questionnaire,
  type RatedReview,
  type Training,
} from './replies.ts';

/** What the links open, and what checks find on their way. */
export type Scene = Partial<DiscScene & ReviewScene & ManagerScene & TrainingScene & GameScene>;

const finished = 2;
const awaitingRatings = 6;

/**
 * Looks at whom the checks talk to, and at the links before anything is written.
 * @throws CouldNotRun when the address is no back end of the contract, or a link is none to check with
 */
export async function openScene(
  caller: Caller,
  given: Given,
  secrets: readonly string[],
): Promise<Scene> {
  await openByLink(caller, 'getQuestionnaireByLink', unknownLink(), secrets);
  const opened = given.link && (await openQuestionnaire(caller, given.link, secrets));
  const review = given.reviewLink && (await openReview(caller, given.reviewLink, secrets));
  const rated = given.managerLink && (await openRated(caller, given.managerLink, secrets));
  const training =
    given.trainingLink &&
    (await openTraining(caller, { hs: given.trainingLink, pin: given.pin ?? '' }, secrets));
  const game = given.gameLink && (await openGame(caller, given.gameLink, secrets));
  return {
    ...(opened && { opened }),
    ...(review && { review }),
    ...rated,
    ...(training && { training }),
    ...(game && { game }),
  };
}

async function openQuestionnaire(caller: Caller, link: string, secrets: readonly string[]) {
  const reply = await openByLink(caller, 'getQuestionnaireByLink', link, secrets);
  if (reply.status !== 200) {
    throw new CouldNotRun(
      `The link opens no DISC questionnaire: the server answered ${hide(told(reply), secrets)}.`,
    );
  }
  const opened = dataOf<Partial<Questionnaire> | undefined>(reply);
  if (opened?.cdStatus === finished || opened?.flConcluido) {
    throw new CouldNotRun('The link is finished already; the checks need an open one.');
  }
  const numbers = [opened?.idResposta, opened?.qtdPerguntas, opened?.nrIndiceRespondido];
  return areNumbers(numbers) ? (opened as Questionnaire) : undefined;
}

async function openReview(caller: Caller, link: string, secrets: readonly string[]) {
  const reply = await openByLink(caller, 'getSelfAssessmentByLink', link, secrets);
  if (reply.status !== 200) {
    throw new CouldNotRun(
      `The review link opens no self-assessment: the server answered ${hide(told(reply), secrets)}.`,
    );
  }
  const review = dataOf<Partial<LinkedReview> | undefined>(reply);
  if (review?.flConcluido || (review?.qtdCompetencias ?? 0) > 0) {
    throw new CouldNotRun('The review link has scores already; the checks need one without.');
  }
  const numbers = [review?.idResposta, review?.qtdTotal, review?.qtdCompetencias];
  return areNumbers(numbers) ? (review as LinkedReview) : undefined;
}

async function openRated(caller: Caller, hash: string, secrets: readonly string[]) {
  const opened = await openByLink(caller, 'getManagerByLink', hash, secrets);
  const manager = dataOf<Partial<Manager> | undefined>(opened);
  const reply = await openByLink(caller, 'getSelfAssessmentByLink', hash, secrets, {
    gestor: 'true',
    _idOrganogramaPessoaGestor: manager?.idOrganogramaPessoa ?? 0,
  });
  const refused = [opened, reply].find(({ status }) => status !== 200);
  if (refused) {
    throw new CouldNotRun(
      `The manager link opens no review to rate: the server answered ${hide(told(refused), secrets)}.`,
    );
  }
  const rated = dataOf<Partial<RatedReview> | undefined>(reply);
  if (rated?.idRespostaStatusAtual !== awaitingRatings || (rated.qtdCompetencias ?? 0) > 0) {
    throw new CouldNotRun(
      'The manager link is no open one: the checks need a review that waits for ratings and has none of this manager.',
    );
  }
  const numbers = [manager?.idOrganogramaPessoa, manager?.idCliente, rated.idResposta];
  return areNumbers([...numbers, rated.qtdTotal])
    ? { manager: manager as Manager, rated: rated as RatedReview }
    : undefined;
}

async function openTraining(
  caller: Caller,
  params: { readonly hs: string; readonly pin: string },
  secrets: readonly string[],
) {
  const reply = await openWith(caller, 'getPlayerTraining', { params }, secrets);
  if (reply.status !== 200) {
    throw new CouldNotRun(
      `The training link and the PIN open no training: the server answered ${hide(told(reply), secrets)}.`,
    );
  }
  const training = dataOf<Partial<Training> | undefined>(reply);
  if (!training?.sessoes || typeof training.nrEstado !== 'number') return undefined;
  const opened = training as Training;
  if (opened.nrEstado > 0 || videosOf(opened).some(({ trechos }) => trechos?.length > 0)) {
    throw new CouldNotRun('The training was watched already; the checks need an unwatched one.');
  }
  return opened;
}

async function openGame(caller: Caller, hash: string, secrets: readonly string[]) {
  const link = await openByLink(caller, 'validateLink', hash, secrets);
  const { idPessoa = 0 } = dataOf<Partial<LinkInfo> | undefined>(link) ?? {};
  const query = { hsGame: hash, idPessoa };
  const reply = await openWith(caller, 'getGame', { query }, secrets);
  const refused = [link, reply].find(({ status }) => status !== 200);
  if (refused) {
    throw new CouldNotRun(
      `The game link opens no game: the server answered ${hide(told(refused), secrets)}.`,
    );
  }
  const game = dataOf<Partial<Game> | undefined>(reply);
  if ((game?.nrIndexPergunta ?? 0) > 0) {
    throw new CouldNotRun('The game has answers already; the checks need one without.');
  }
  const isWhole = Array.isArray(game?.dadosPerguntas) && areNumbers([game.idOrganogramaPessoa]);
  return isWhole ? (game as Game) : undefined;
}

function openByLink(
  caller: Caller,
  id: 'validateLink' | 'getQuestionnaireByLink' | 'getSelfAssessmentByLink' | 'getManagerByLink',
  hash: string,
  secrets: readonly string[],
  query: Readonly<Record<string, string | number>> = {},
): Promise<Reply> {
  return openWith(caller, id, { params: { hash }, query }, secrets);
}

async function openWith(
  caller: Caller,
  id: OperationId,
  request: CallRequest,
  secrets: readonly string[],
): Promise<Reply> {
  try {
    return await caller.ask(id, request);
  } catch (error) {
    if (error instanceof TooBusy) throw new CouldNotRun(`Nothing was run: ${error.message}.`);
    if (!(error instanceof ContractBroken)) throw error;
    throw new CouldNotRun(
      `It ${hide(error.message, secrets)}. The URL has to be the address up to and including the version, such as https://host.example/api/v1.`,
    );
  }
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every((one) => typeof one === 'number');
}

/** A text without the codes and tokens that a back end may have repeated. */
export function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
