import { type RefObject, useEffect, useRef } from 'react';
import type { DiscState } from './disc-questionnaire.machine.ts';

/**
 * Moves the focus to the heading when the person has gone to another step, so that it is read out
 * and Tab goes on from there. What opens by itself takes no focus away from the page.
 */
export function useStepFocus(state: DiscState): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = stepOf(state);
  const shown = useRef(step);
  useEffect(() => {
    const cameByItself = shown.current === 'loading' || shown.current === 'unavailable';
    if (shown.current !== step && !cameByItself) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

function stepOf(state: DiscState): string {
  return 'index' in state ? `question-${state.index}` : state.step;
}
