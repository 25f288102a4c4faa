import type { WidgetProblem } from '../host/events.ts';
import type { OpeningEvent, OpeningState } from './opening.ts';
import type { Answers, Item, Position, StoredAnswers } from './position.ts';

/** A questionnaire as the server knows it. */
export interface LinearAssessment<I extends Item, Answer> extends StoredAnswers<Answer> {
  /** What is asked, in order. */
  readonly items: readonly I[];
  /** Whether the person has finished. */
  readonly isFinished: boolean;
}

/** What sets one questionnaire apart from another. */
export interface LinearRules<I extends Item, Answer> {
  /** Whether an answer can be sent as it is. */
  isComplete(answer: Answer, item: I): boolean;
  /** Whether two answers say the same, so that sending the second would change nothing. */
  isSame(one: Answer, other: Answer): boolean;
}

/** Where the person is. */
export interface LinearPosition<A extends LinearAssessment<I, Answer>, I extends Item, Answer> {
  readonly assessment: A;
  readonly position: Position<I, Answer>;
}

/** Everything such a questionnaire can be. */
export type LinearState<A extends LinearAssessment<I, Answer>, I extends Item, Answer> =
  | OpeningState
  /** Nothing has been answered yet. */
  | { readonly step: 'intro'; readonly assessment: A }
  /** An answer that the server has is read. */
  | (LinearPosition<A, I, Answer> & { readonly step: 'recalling' })
  | (LinearPosition<A, I, Answer> & {
      readonly step: 'forgotten';
      readonly problem: WidgetProblem;
    })
  | (LinearPosition<A, I, Answer> & {
      readonly step: 'answering';
      /** The person tried to go on without a complete answer. */
      readonly isIncomplete?: boolean;
      /** Why the last send or finish failed. */
      readonly problem?: WidgetProblem;
    })
  | (LinearPosition<A, I, Answer> & { readonly step: 'sending' })
  | (LinearPosition<A, I, Answer> & { readonly step: 'finishing' })
  | { readonly step: 'done'; readonly assessment: A };

/** Everything that can happen to it. */
export type LinearEvent<A, Answer> =
  | OpeningEvent
  /** What the link opens: first, and whenever it is looked at again; `unsent` was left here. */
  | {
      readonly type: 'opened';
      readonly assessment: A;
      readonly unsent?: Answers<Answer> | undefined;
      readonly unsentNotes?: Answers<string> | undefined;
    }
  | { readonly type: 'started' }
  /** Undefined takes the choice back. */
  | { readonly type: 'chose'; readonly answer: Answer | undefined }
  /** Something was written beside the answer. */
  | { readonly type: 'noted'; readonly note: string }
  | { readonly type: 'went-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'recalled'; readonly answer: Answer }
  | { readonly type: 'recall-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'recall-retried' }
  /** `unread` are the items that the server has answers to by now, perhaps from another tab. */
  | { readonly type: 'saved'; readonly unread?: readonly number[] | undefined }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'finished'; readonly assessment: A };
