import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the person has gone to another step, so that it is read out
 * and Tab goes on from there. What opens by itself takes no focus away from the page.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    const cameByItself = shown.current === 'loading' || shown.current === 'unavailable';
    if (shown.current !== step && !cameByItself) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
