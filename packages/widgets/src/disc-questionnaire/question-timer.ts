/** Measures how long a question has been in front of the person. */
export interface QuestionTimer {
  /** Starts a question, with the time spent on it before. */
  restart(elapsedMs?: number): void;
  /** Whole milliseconds so far, without the time in which the page was hidden. */
  elapsed(): number;
  /** Follows the page's visibility until the returned function is called. */
  watch(): () => void;
}

/** A timer that stands still while the page is hidden; no change of the clock disturbs it. */
export function createQuestionTimer(
  page: Document | undefined = globalThis.document,
  now: () => number = () => performance.now(),
): QuestionTimer {
  let before = 0;
  let visibleSince: number | undefined;

  const spent = () => before + (visibleSince === undefined ? 0 : now() - visibleSince);
  const resume = () => {
    visibleSince = page?.visibilityState === 'hidden' ? undefined : now();
  };
  const onVisibilityChange = () => {
    before = spent();
    resume();
  };
  resume();

  return {
    restart: (elapsedMs = 0) => {
      before = elapsedMs;
      resume();
    },
    elapsed: () => Math.round(spent()),
    watch: () => {
      page?.addEventListener('visibilitychange', onVisibilityChange);
      return () => page?.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
