import { useRef } from 'react';

/**
 * Runs a task one at a time: what is asked for while it runs is ignored, such as the second click of a
 * double click, which can come before the button shows that it is busy.
 */
export function useOneAtATime<Args extends readonly unknown[]>(
  task: (...args: Args) => unknown,
): (...args: Args) => Promise<void> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
