import {
  dateOnlyOf,
  type GameQuestionKind,
  isWhollyRated,
  nextQuestion,
  type OptionVotes,
} from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/failures.ts';
import type {
  AnswerPlace,
  GivenAnswer,
  Player,
  PlayerProgress,
  PlayStore,
} from '../../shared/playing/playing.ts';
import { gamePlayerMessages as texts } from './game-player-messages.ts';
import { playerOf } from './player-of.ts';
import type { GamePlayerPorts } from './player-ports.ts';

/** What a call brings to a question. */
export interface SentAnswer {
  readonly personId: number;
  readonly questionId: number;
  /** How the call answers. */
  readonly kinds: readonly GameQuestionKind[];
  /** Undefined: it names none. */
  readonly optionId?: number | undefined;
  readonly value?: number | undefined;
  readonly text?: string | undefined;
}

/** How an answer was taken. */
export interface TakenAnswer {
  /** The place of the first question without an answer. */
  readonly next: number;
  readonly isFinished: boolean;
  /** Whether the option that counts is right; undefined where none can be. */
  readonly isRight: boolean | undefined;
  /** Undefined: the question is no voting, or has too few votes to tell. */
  readonly votes: readonly OptionVotes[] | undefined;
}

type AskedQuestion = NonNullable<AnswerPlace['question']>;

/** An answer on its way, with where it goes. */
interface Taking {
  readonly store: PlayStore;
  readonly player: Player;
  readonly place: AnswerPlace;
  readonly question: AskedQuestion;
  readonly answer: GivenAnswer;
  readonly now: Date;
}

/** Takes an answer; a question that has one keeps it, and is told as it was. */
export async function saveAnswer(
  { playing }: GamePlayerPorts,
  { db, company, actor, now }: OperationContext,
  sent: SentAnswer,
): Promise<TakenAnswer> {
  const player = playerOf(actor, sent.personId);
  const store = playing(db, company.id);
  const place = found(await store.lockPlace(player, sent.questionId), texts.deleted);
  if (place.isClosed) throw conflict(texts.closed);
  const question = requireQuestion(place, sent);
  const answer = toAnswer(sent, place, question);
  const taking: Taking = { store, player, place, question, answer, now };
  return isAnswered(taking) ? tellAgain(taking) : take(taking);
}

function requireQuestion({ question }: AnswerPlace, { kinds }: SentAnswer): AskedQuestion {
  if (!question) throw notFound(texts.noSuchQuestion);
  if (!kinds.includes(question.kind)) throw invalidField('idPergunta', texts.otherKind);
  return question;
}

function toAnswer(
  { questionId, optionId, value = 0, text }: SentAnswer,
  { scale }: AnswerPlace,
  { kind, options }: AskedQuestion,
): GivenAnswer {
  const isKnown =
    options.length === 0
      ? optionId === undefined
      : options.some((option) => option.id === optionId);
  if (!isKnown) throw invalidField('idPerguntaOpcao', texts.noSuchOption);
  if (kind === 'pillars' && (value < 1 || value > scale)) {
    throw invalidField('nrValor', texts.rating(scale));
  }
  return { questionId, optionId: optionId ?? 0, value, text: text ?? null };
}

function isAnswered({ place, answer: { questionId, optionId } }: Taking): boolean {
  return place.answeredIds.includes(questionId) || place.ratedIds.includes(optionId);
}

async function take(taking: Taking): Promise<TakenAnswer> {
  const { store, player, place, question, answer, now } = taking;
  const progress = progressAfter(taking);
  await store.saveProgress(player, progress);
  const isNamed = !place.isAnonymous;
  if (isNamed) await store.addAnswer(player, answer, now);
  else if (question.kind !== 'voting') {
    await store.count(player.gameId, place.departmentId, answer);
  }
  const votes = question.kind === 'voting' ? await votesWith(taking) : undefined;
  return toTaken(taking, { progress, optionId: answer.optionId, votes });
}

function votesWith({ store, player, place, question, answer }: Taking): Promise<OptionVotes[]> {
  return place.isAnonymous
    ? store.countVote(player.gameId, place.departmentId, answer)
    : store.listVotes(question.id);
}

/** How far the player is with the answer. Options that are rated count until all of a question are. */
function progressAfter({ place, question, answer, now }: Taking): PlayerProgress {
  const own = question.options.map(({ id }) => id);
  const ratedIds = question.kind === 'pillars' ? [...place.ratedIds, answer.optionId] : own;
  if (question.kind === 'pillars' && !isWhollyRated(own, new Set(ratedIds))) {
    return { answeredIds: place.answeredIds, ratedIds, finishedOn: null };
  }
  const answeredIds = [...place.answeredIds, question.id];
  const isLast = nextQuestion(place.questionIds, new Set(answeredIds)) === place.questionIds.length;
  return {
    answeredIds,
    ratedIds: place.ratedIds.filter((id) => !own.includes(id)),
    finishedOn: isLast ? dateOnlyOf(now) : null,
  };
}

/** Tells of the first answer; an anonymous game does not know which it was, so it tells of the one that comes. */
async function tellAgain(taking: Taking): Promise<TakenAnswer> {
  const { store, player, place, question, answer } = taking;
  const isChoice = question.kind === 'quiz' || question.kind === 'voting';
  const chosen =
    isChoice && !place.isAnonymous ? await store.findChosen(player, question.id) : undefined;
  const read = place.isAnonymous ? store.listToldVotes : store.listVotes;
  const votes = question.kind === 'voting' ? await read(question.id) : undefined;
  const progress = { answeredIds: place.answeredIds };
  return toTaken(taking, { progress, optionId: chosen ?? answer.optionId, votes });
}

interface Told {
  readonly progress: Pick<PlayerProgress, 'answeredIds'>;
  readonly optionId: number;
  readonly votes: readonly OptionVotes[] | undefined;
}

function toTaken({ place, question }: Taking, { progress, optionId, votes }: Told): TakenAnswer {
  const next = nextQuestion(place.questionIds, new Set(progress.answeredIds));
  const chosen = question.options.find(({ id }) => id === optionId);
  return {
    next,
    isFinished: next === place.questionIds.length,
    isRight: question.kind === 'quiz' ? chosen?.isRight : undefined,
    votes: votes && question.options.map(({ id }) => votesOf(id, votes)),
  };
}

function votesOf(optionId: number, votes: readonly OptionVotes[]): OptionVotes {
  return votes.find((one) => one.optionId === optionId) ?? { optionId, votes: 0 };
}
