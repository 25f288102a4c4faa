import type { ProblemKind } from '@aferir/api-client';

/** What every widget event has in common: it leaves the shadow root and bubbles to the page. */
abstract class AferirEvent<Detail> extends CustomEvent<Detail> {
  /** What listeners call it; each event has its own. */
  declare static readonly eventName: `aferir-${string}`;
  constructor(detail: Detail) {
    super(new.target.eventName, { detail, bubbles: true, composed: true });
  }
}

/** Says that a widget has what it needs and shows it. */
export interface ReadyDetail {
  /** The tag of the widget, without its prefix. */
  widget: string;
}

/** Says how far a questionnaire is. */
export interface ProgressDetail {
  answered: number;
  total: number;
}

/** Says that the person is done. */
export interface CompleteDetail {
  /** The response that was worked on. */
  responseId: number;
  /** What a manager has sent: all ratings, or all feedback owed. */
  sent?: 'ratings' | 'feedback';
}

/** What went wrong, for hosts and for the screen. */
export interface WidgetProblem {
  /** A stable word to decide by; `first-access` asks for a password to be made first. */
  kind: ProblemKind | 'missing-link' | 'wrong-link' | 'first-access' | 'crash';
  /** What the person reads: in the language of the widget; what a server cannot say in it, in Portuguese. */
  message: string;
  /** Whether trying again may help; the widget offers it by itself. */
  isRetryable: boolean;
}

/** Why a widget can't do its work, or a step of it. */
export interface ErrorDetail extends WidgetProblem {
  /**
   * Whether the widget has nothing to show and never will: there is no link, or the server refuses
   * it. A host may lead the person elsewhere. Everything else the widget deals with by itself.
   */
  isFatal: boolean;
}

/** Says that the person wants to leave the widget. */
export interface CloseDetail {
  /** Whether everything that was asked has been answered. */
  isComplete: boolean;
}

/** `aferir-ready`: the widget has loaded and shows its first screen. */
export class AferirReadyEvent extends AferirEvent<ReadyDetail> {
  static override readonly eventName = 'aferir-ready';
}

/** `aferir-progress`: an answer has been saved. */
export class AferirProgressEvent extends AferirEvent<ProgressDetail> {
  static override readonly eventName = 'aferir-progress';
}

/** `aferir-complete`: the person has finished. */
export class AferirCompleteEvent extends AferirEvent<CompleteDetail> {
  static override readonly eventName = 'aferir-complete';
}

/** `aferir-error`: something failed; the widget shows it by itself, and `isFatal` tells whether it can go on. */
export class AferirErrorEvent extends AferirEvent<ErrorDetail> {
  static override readonly eventName = 'aferir-error';
}

/** `aferir-close`: the person has closed what the widget showed. */
export class AferirCloseEvent extends AferirEvent<CloseDetail> {
  static override readonly eventName = 'aferir-close';
}
