/** Waits; rejects with the signal's reason when it is given up. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** A signal that also ends after some time. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether it was the time that ended it. */
  readonly hasPassed: () => boolean;
  /** Lets go of the timer. */
  readonly release: () => void;
}

/** Starts a deadline that the outer signal ends too. */
export function startDeadline(ms: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    controller.abort(new DOMException('The attempt took too long', 'TimeoutError'));
  }, ms);
  const giveUp = () => controller.abort(outer?.reason);
  if (outer?.aborted) giveUp();
  else outer?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    hasPassed: () => passed,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
