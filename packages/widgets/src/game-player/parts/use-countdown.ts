import { useStableHandler } from '@aferir/ui';
import { useEffect, useRef } from 'react';

/** Calls back once a time has passed; what passes while it does not run counts for nothing. */
export function useCountdown(duration: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useStableHandler(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isRunning, end]);
}
