import type { WidgetProblem } from '../shared/host/events.ts';
import type { OpeningEvent, OpeningState } from '../shared/questionnaire/opening.ts';
import { fitsQuestion, isAnswerComplete } from './game-answer.ts';
import type {
  AnswerReply,
  Game,
  GameAnswer,
  GameQuestion,
  UnsentAnswer,
} from './game-player.types.ts';

/** Where the person is in a game. */
export interface GamePosition {
  readonly game: Game;
  /** The question on the screen. */
  readonly index: number;
}

/** Everything a game can be. */
export type GameState =
  | Exclude<OpeningState, { step: 'first-access' }>
  /** Nothing has been answered yet. */
  | { readonly step: 'intro'; readonly game: Game }
  | (GamePosition & {
      readonly step: 'answering';
      readonly answer?: GameAnswer | undefined;
      /** The person tried to send what can't be sent. */
      readonly isIncomplete?: boolean;
      /** Why the last send failed. */
      readonly problem?: WidgetProblem;
    })
  | (GamePosition & { readonly step: 'sending'; readonly answer: GameAnswer })
  /** The card that follows an answer. */
  | (GamePosition & { readonly step: 'result'; readonly reply: AnswerReply })
  /** The page that says where to turn to. */
  | (GamePosition & { readonly step: 'support' })
  | { readonly step: 'done'; readonly game: Game };

/** Before the link has been looked at. */
export const firstState: GameState = { step: 'loading' };

/** Everything that can happen to it. */
export type GameEvent =
  | OpeningEvent
  /** What the link opens: first, and whenever it is looked at again; `unsent` was left here. */
  | { readonly type: 'opened'; readonly game: Game; readonly unsent?: UnsentAnswer | undefined }
  | { readonly type: 'started' }
  | { readonly type: 'chose'; readonly answer: GameAnswer }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved'; readonly reply: AnswerReply }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  /** The card or the page has been read. */
  | { readonly type: 'went-on' };

/** The question on the screen. */
export function questionOf({ game, index }: GamePosition): GameQuestion {
  const question = game.questions[index];
  if (!question) throw new RangeError(`The game has no question ${index}`);
  return question;
}

/**
 * The state after an event; one that makes no sense there changes nothing. A question is answered once: there is no way
 * back, and what another tab has answered is passed over.
 */
export function transition(state: GameState, event: GameEvent): GameState {
  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'intro':
      if (event.type === 'opened') return open(event.game, event.unsent);
      if (state.step === 'intro' && event.type === 'started') return enter(state.game);
      return whenClosed(state, event);
    case 'answering':
      return whileAnswering(state, event);
    case 'sending':
      return whileSending(state, event);
    case 'result':
    case 'support':
      return afterAnswer(state, event);
    case 'done':
      return state;
  }
}

type StateIn<Step extends GameState['step']> = Extract<GameState, { readonly step: Step }>;

function open(game: Game, unsent: UnsentAnswer | undefined): GameState {
  const left = unsentAt(game, unsent);
  return game.answered === 0 && !left ? { step: 'intro', game } : enter(game, left);
}

function unsentAt({ questions, answered }: Game, unsent: UnsentAnswer | undefined) {
  const question = questions[answered];
  if (question?.id !== unsent?.questionId || !question || !unsent) return undefined;
  return fitsQuestion(question, unsent.answer) ? unsent.answer : undefined;
}

/** The first question without an answer, or the end. */
function enter(game: Game, answer?: GameAnswer): GameState {
  if (game.answered >= game.questions.length) return { step: 'done', game };
  return { step: 'answering', game, index: game.answered, answer };
}

function whileAnswering(state: StateIn<'answering'>, event: GameEvent): GameState {
  const { game, index, answer } = state;
  switch (event.type) {
    case 'chose':
      return { step: 'answering', game, index, answer: event.answer };
    case 'submitted':
      return answer && isAnswerComplete(questionOf(state), answer)
        ? { step: 'sending', game, index, answer }
        : { step: 'answering', game, index, answer, isIncomplete: true };
    case 'opened':
      return event.game.answered > index ? enter(event.game) : state;
    default:
      return whenClosed(state, event);
  }
}

function whileSending(state: StateIn<'sending'>, event: GameEvent): GameState {
  const { game, index, answer } = state;
  switch (event.type) {
    case 'saved':
      return {
        step: 'result',
        game: reached(game, event.reply.answered),
        index,
        reply: event.reply,
      };
    case 'send-failed':
      return { step: 'answering', game, index, answer, problem: event.problem };
    case 'opened':
      return state;
    default:
      return whenClosed(state, event);
  }
}

function afterAnswer(state: StateIn<'result' | 'support'>, event: GameEvent): GameState {
  const { game, index } = state;
  switch (event.type) {
    case 'opened':
      return { ...state, game: reached(game, event.game.answered) };
    case 'went-on':
      return state.step === 'result' && questionOf(state).isFollowedBySupport
        ? { step: 'support', game, index }
        : enter(game);
    default:
      // What follows the last answer is shown to its end, whatever becomes of the link.
      return game.answered < game.questions.length ? whenClosed(state, event) : state;
  }
}

// A game asks for no password, so that nothing else keeps it from opening.
function whenClosed(state: GameState, event: GameEvent): GameState {
  return event.type === 'load-failed' ? { step: 'unavailable', problem: event.problem } : state;
}

function reached(game: Game, answered: number): Game {
  return answered > game.answered ? { ...game, answered } : game;
}
