import { useEffect, useState } from 'react';

/** How long the buttons stay closed after going back. */
export const LOCK_AFTER_PREVIOUS = 300;

/** A lock that opens by itself, so that a second click meant for the first thing does nothing. */
export function useBriefLock(
  ms: number = LOCK_AFTER_PREVIOUS,
): [isLocked: boolean, lock: () => void] {
  const [locks, setLocks] = useState(0);
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(locks), ms);
    return () => clearTimeout(timer);
  }, [locks, ms]);
  return [locks !== opened, () => setLocks((count) => count + 1)];
}
