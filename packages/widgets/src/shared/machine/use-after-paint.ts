import { useEffect, useState } from 'react';

/** Work that waits until what the person did is on the screen. */
export interface AfterPaint {
  /** Does it after the next paint, and what waits already at once. */
  later(work: () => void): void;
  /** Does now what waits. */
  now(): void;
}

/**
 * Puts work off until after the next paint, so that a tap is answered first. Nothing gets lost by it:
 * what waits is done at once when the page is hidden or left, or the component goes.
 */
export function useAfterPaint(): AfterPaint {
  const [afterPaint] = useState(createAfterPaint);
  useEffect(() => {
    document.addEventListener('visibilitychange', afterPaint.now);
    addEventListener('pagehide', afterPaint.now);
    return () => {
      document.removeEventListener('visibilitychange', afterPaint.now);
      removeEventListener('pagehide', afterPaint.now);
      afterPaint.now();
    };
  }, [afterPaint]);
  return afterPaint;
}

function createAfterPaint(): AfterPaint {
  let waiting: (() => void) | undefined;
  const now = () => {
    const work = waiting;
    waiting = undefined;
    work?.();
  };
  return {
    now,
    later(work) {
      now();
      waiting = work;
      // A page out of sight paints nothing.
      if (document.visibilityState === 'hidden') now();
      else requestAnimationFrame(() => setTimeout(() => waiting === work && now()));
    },
  };
}
