import { afterPaint } from '@aferir/ui';
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
  const [queue] = useState(createAfterPaint);
  useEffect(() => {
    document.addEventListener('visibilitychange', queue.now);
    addEventListener('pagehide', queue.now);
    return () => {
      document.removeEventListener('visibilitychange', queue.now);
      removeEventListener('pagehide', queue.now);
      queue.now();
    };
  }, [queue]);
  return queue;
}

function createAfterPaint(): AfterPaint {
  let waiting: (() => void) | undefined;
  let callOff = () => {};
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
      callOff();
      callOff = afterPaint(now);
    },
  };
}
