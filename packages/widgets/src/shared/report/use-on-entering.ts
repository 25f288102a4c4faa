import { useEffect, useRef } from 'react';

/** Runs an effect when a step is entered, not when something changes within it. */
export function useOnEntering<Step extends string>(step: Step, first: Step, effect: () => void) {
  const entered = useRef(first);
  useEffect(() => {
    if (entered.current === step) return;
    entered.current = step;
    effect();
  });
}
