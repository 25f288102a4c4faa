import { isApiProblem } from '@aferir/api-client';
import { useOneAtATime as useOneOfKit } from '@aferir/ui';

/** Runs a task one at a time. A request that failed is left to whoever sent it. */
export function useOneAtATime<Args extends readonly unknown[]>(
  task: (...args: Args) => unknown,
): (...args: Args) => Promise<void> {
  return useOneOfKit(async (...args: Args) => {
    try {
      await task(...args);
    } catch (error) {
      if (!isApiProblem(error)) throw error;
    }
  });
}
