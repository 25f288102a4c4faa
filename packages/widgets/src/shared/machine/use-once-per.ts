import { useEffect, useRef } from 'react';

/**
 * Runs an effect once for each value. React may run an effect twice for one value; what a value asks
 * for, such as a call, is done once.
 */
export function useOncePer(value: object, effect: () => void): void {
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (done.current === value) return;
    done.current = value;
    effect();
  });
}
