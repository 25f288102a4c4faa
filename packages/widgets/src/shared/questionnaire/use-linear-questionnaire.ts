import type { LinkClient } from '@aferir/api-client';
import { useStableHandler } from '@aferir/ui';
import { useMemo } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { problemDetail } from '../host/problem-detail.ts';
import { useWidget } from '../host/use-widget.tsx';
import { useAfterPaint } from '../machine/use-after-paint.ts';
import type { Effect } from '../machine/use-effects-of.ts';
import { useMachine } from '../machine/use-machine.ts';
import type {
  LinearAssessment,
  LinearEvent,
  LinearPosition,
  LinearState,
} from './linear-questionnaire.types.ts';
import { loadingState } from './opening.ts';
import { type Answers, chosenAnswer, type Item, itemOf } from './position.ts';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import type { OtherOpening } from './read-opening.ts';
import { type OpenLink, useLinkOpening } from './use-link-opening.ts';

/** A questionnaire by a personal link. */
export interface LinkedAssessment<I extends Item, Answer> extends LinearAssessment<I, Answer> {
  readonly responseId: number;
  /** Whether this link answers; a report link only reads. */
  readonly canAnswer: boolean;
}

/** What a link opens. */
export type LinearOpening<A> =
  | { readonly outcome: 'opened'; readonly assessment: A }
  /** The server has sent less than can be worked with, and what that is called. */
  | { readonly outcome: 'incomplete'; readonly message: string };

/** What a link turned out to open where a questionnaire was looked for. */
export type LinearOutcome<A> = LinearOpening<A> | OtherOpening;

/** What the server says of an answer that it has taken. */
export interface SavedAnswer {
  /** How many items have an answer by now. */
  readonly answered: number;
  /** The items that have one, where another tab may have answered some. */
  readonly unread?: readonly number[];
}

/** What a widget brings to such a questionnaire: its rules, its sending and its drafts. */
export interface LinearWork<A extends LinkedAssessment<I, Answer>, I extends Item, Answer> {
  /** Sets its opening apart from others of the same link. */
  name: string;
  /** From `linearTransition`. */
  transition: (
    state: LinearState<A, I, Answer>,
    event: LinearEvent<A, Answer>,
  ) => LinearState<A, I, Answer>;
  open: OpenLink<LinearOpening<A>>;
  /** Called when the questionnaire is first on the screen. */
  onOpened?: (assessment: A) => void;
  /** Called when another item comes up, before anything of it is kept. */
  onItem?: (state: LinearPosition<A, I, Answer>) => void;
  /** Reads an answer that the server has. */
  recall?: (assessment: A, item: I) => Promise<Answer>;
  save: (state: LinearPosition<A, I, Answer>, answer: Answer) => Promise<SavedAnswer>;
  /** Finishes the response; gives what it has become. */
  finish: (state: LinearPosition<A, I, Answer>) => Promise<A>;
  /** What was left unsent of a response. */
  unsent: (assessment: A) => Answers<Answer> | undefined;
  /** What was left unsent beside the answers. @default nothing can be written beside them */
  unsentNotes?: (assessment: A) => Answers<string> | undefined;
  /** Keeps what is chosen, or written beside, and not sent. */
  keepDraft: (state: LinearPosition<A, I, Answer>) => void;
  forgetDraft: (assessment: A) => void;
  /** Says why an answer was not taken, in the words of the widget. @default the server's */
  explain?: (problem: WidgetProblem) => WidgetProblem;
}

/** What the person can do. */
export interface LinearActions<Answer> {
  start(): void;
  /** Undefined takes the choice back. */
  choose(answer: Answer | undefined): void;
  /** Writes something beside the answer. */
  note(text: string): void;
  goBack(): void;
  submit(): void;
  /** Tries again whatever failed: opening the link or reading an earlier answer. */
  retry(): void;
}

type UsedMessages = QuestionnaireMessages & {
  readonly wrongLink: string;
  readonly readOnlyLink: string;
};

/** Runs the questionnaire of a link: calls the API and feeds the machine with what comes back. */
export function useLinearQuestionnaire<
  A extends LinkedAssessment<I, Answer>,
  I extends Item,
  Answer,
>(work: LinearWork<A, I, Answer>): [LinearState<A, I, Answer>, LinearActions<Answer>] {
  type State = LinearState<A, I, Answer>;
  type On = LinearPosition<A, I, Answer>;
  const { messages, host } = useWidget<UsedMessages, LinkClient>();
  const draft = useAfterPaint();
  const [state, send] = useMachine<State, LinearEvent<A, Answer>>({
    initial: loadingState,
    transition: work.transition,
    effects: {
      recalling: atItem(recall),
      answering: atItem((answering, before) => {
        // A choice is on the screen first.
        if (before?.step === 'answering') draft.later(() => work.keepDraft(answering));
        else work.keepDraft(answering);
      }),
      sending: save,
      finishing: finish,
      done: ({ assessment }) => {
        draft.now();
        work.forgetDraft(assessment);
      },
    },
  });
  const { isOpen, openAgain, close } = useLinkOpening<LinearOpening<A>>({
    name: work.name,
    open: work.open,
    isIncomplete: ({ outcome }) => outcome === 'incomplete',
    state,
    send,
    onOpened: takeOpening,
    wrongLink: messages.wrongLink,
  });

  function takeOpening(opening: LinearOpening<A>) {
    if (opening.outcome === 'opened') takeAssessment(opening.assessment);
    else if (!isOpen) close({ kind: 'unexpected', message: opening.message, isRetryable: true });
  }

  function takeAssessment(assessment: A) {
    if (!assessment.canAnswer && !assessment.isFinished) {
      close({ kind: 'wrong-link', message: messages.readOnlyLink, isRetryable: false });
      return;
    }
    send({
      type: 'opened',
      assessment,
      ...(!isOpen && {
        unsent: work.unsent(assessment),
        unsentNotes: work.unsentNotes?.(assessment),
      }),
    });
    if (isOpen) return;
    host.ready();
    work.onOpened?.(assessment);
  }

  function atItem(effect: Effect<On & { readonly step: string }>) {
    return (shown: On & { readonly step: string }, before: State | undefined) => {
      // With the time that the item before took.
      draft.now();
      if (idOnScreen(before) !== itemOf(shown.position).id) work.onItem?.(shown);
      return effect(shown, before);
    };
  }

  async function recall({ assessment, position }: On) {
    if (!work.recall) return;
    try {
      send({ type: 'recalled', answer: await work.recall(assessment, itemOf(position)) });
    } catch (cause) {
      const problem = problemDetail(cause);
      send({ type: 'recall-failed', problem });
      host.failed(problem);
    }
  }

  async function save(sending: On) {
    const answer = chosenAnswer(sending.position);
    if (answer === undefined) return;
    draft.now();
    try {
      const { answered, unread } = await work.save(sending, answer);
      send({ type: 'saved', unread });
      host.progress({ answered, total: sending.position.items.length });
    } catch (cause) {
      takeSendFailure(cause);
    }
  }

  async function finish(finishing: On) {
    draft.now();
    try {
      const assessment = await work.finish(finishing);
      send({ type: 'finished', assessment });
      // At once: the host may lead the person away before React comes to the end.
      work.forgetDraft(assessment);
      host.complete({ responseId: assessment.responseId });
    } catch (cause) {
      takeSendFailure(cause);
    }
  }

  function takeSendFailure(cause: unknown) {
    const { explain = (problem) => problem } = work;
    const problem = explain(problemDetail(cause));
    send({ type: 'send-failed', problem });
    host.failed(problem);
    // A refusal says that the response has changed elsewhere: closed, or finished in another tab.
    if (!problem.isRetryable) openAgain();
  }

  const retry = useStableHandler(() => {
    if (state.step === 'forgotten') send({ type: 'recall-retried' });
    else openAgain();
  });
  // The same on every render, so that a choice draws anew only what it changes.
  const actions = useMemo<LinearActions<Answer>>(
    () => ({
      start: () => send({ type: 'started' }),
      choose: (answer) => send({ type: 'chose', answer }),
      note: (note) => send({ type: 'noted', note }),
      goBack: () => send({ type: 'went-back' }),
      submit: () => send({ type: 'submitted' }),
      retry,
    }),
    [send, retry],
  );
  return [state, actions];
}

function idOnScreen(
  state: LinearState<LinearAssessment<Item, unknown>, Item, unknown> | undefined,
) {
  return state && 'position' in state ? itemOf(state.position).id : undefined;
}
