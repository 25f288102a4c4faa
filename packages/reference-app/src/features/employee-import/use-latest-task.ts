import { useCallback, useEffect, useRef } from 'react';

/** Does tasks of one kind, of which the last one counts: whoever asks again wants no earlier answer. */
export interface LatestTask {
  /** Takes the answer, or tells why there is none, unless it is no longer wanted. Resolves to whether it was taken. */
  run<Answer>(
    task: () => Promise<Answer>,
    take: (answer: Answer) => void,
    fail: (problem: unknown) => void,
  ): Promise<boolean>;
  /** No answer is wanted any more, as when the page is left. */
  forget(): void;
}

/** Keeps what makes a {@link LatestTask}. */
export function useLatestTask(): LatestTask {
  const latest = useRef(0);
  const forget = useCallback(() => {
    latest.current += 1;
  }, []);
  useEffect(() => forget, [forget]);
  return {
    async run(task, take, fail) {
      latest.current += 1;
      const own = latest.current;
      const isWanted = () => own === latest.current;
      try {
        const answer = await task();
        if (isWanted()) take(answer);
        return isWanted();
      } catch (problem) {
        if (isWanted()) fail(problem);
        return false;
      }
    },
    forget,
  };
}
