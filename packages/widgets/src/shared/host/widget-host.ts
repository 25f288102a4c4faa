import type {
  CloseDetail,
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
  WidgetProblem,
} from './events.ts';
import { isRefusal } from './problem-detail.ts';

/** What the host of a widget may listen to. */
export interface HostEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

/** The host page as a widget speaks to it. It remembers what it was told. */
export interface WidgetHost {
  /** The first screen is there. Told once. */
  ready(): void;
  /** An answer has been saved. */
  progress(detail: ProgressDetail): void;
  /** The person is done. Told once for each response and each thing that was sent. */
  complete(detail: CompleteDetail): void;
  /**
   * The widget has nothing to show, and why; fatal when the server has said no for good. Told once
   * for the same reason, until there was something to show. What the page may have left out goes to the console.
   */
  unavailable(problem: WidgetProblem): void;
  /** A step has failed that the widget deals with. Told once for one cause, where there is one. */
  failed(problem: WidgetProblem, cause?: object | null): void;
  /** The person wants to leave. */
  close(detail: CloseDetail): void;
}

const ignore = () => {};

/** Makes the host of a widget; `heard` gives those who listen at the moment, `say` a sentence as the person reads it. */
export function createWidgetHost(
  widget: string,
  heard: () => HostEvents,
  say: (sentence: string) => string = (sentence) => sentence,
): WidgetHost {
  let isReady = false;
  let reason: string | undefined;
  const completed = new Set<string>();
  const causes = new WeakSet<object>();

  return {
    ready() {
      reason = undefined;
      if (isReady) return;
      isReady = true;
      heard().onReady?.({ widget });
    },
    progress: (detail) => heard().onProgress?.(detail),
    complete(detail) {
      const key = `${detail.responseId} ${detail.sent ?? ''}`;
      if (completed.has(key)) return;
      completed.add(key);
      heard().onComplete?.(detail);
    },
    unavailable(problem) {
      const told = `${problem.kind} ${problem.message}`;
      if (reason === told) return;
      reason = told;
      // Fetched when it is needed: where all is well nobody waits for it, and without a network it says nothing.
      void import('./setup-hint.ts').then((hint) => hint.logSetupHint(widget, problem), ignore);
      heard().onError?.({
        ...problem,
        message: say(problem.message),
        isFatal: isRefusal(problem),
      });
    },
    failed(problem, cause) {
      if (cause && causes.has(cause)) return;
      if (cause) causes.add(cause);
      heard().onError?.({ ...problem, message: say(problem.message), isFatal: false });
    },
    close: (detail) => heard().onClose?.(detail),
  };
}
