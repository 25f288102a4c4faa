import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The latest of an event handler, behind a function that stays the same: what is memoized and takes
 * it is not drawn anew for a handler's sake. It is for events alone, not to be called while rendering.
 */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
