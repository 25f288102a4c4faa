import { type RefObject, useEffect, useState } from 'react';

/** At which ends of a line that scrolls sideways more of it is out of sight. */
export type ScrollEnds = 'none' | 'before' | 'after' | 'both';

/** Tells at which ends of an element more of what it holds is out of sight sideways, while it is scrolled too. */
export function useScrollEnds(element: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>('none');

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setEnds(endsOf(current));
    const listening = new AbortController();
    current.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [element]);

  // What it holds may become wider while it stays as it is.
  useEffect(() => {
    if (element.current) setEnds(endsOf(element.current));
  });

  return ends;
}

/** Parts of a pixel are no more to see. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEnds {
  const before = Math.abs(scrollLeft);
  const isMoreBefore = before >= 1;
  const isMoreAfter = scrollWidth - clientWidth - before >= 1;
  if (isMoreBefore && isMoreAfter) return 'both';
  if (isMoreBefore) return 'before';
  return isMoreAfter ? 'after' : 'none';
}
