import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element holds more than fits its width: then the keyboard has to reach it. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setIsScrollable(isWiderThanShown(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  // What it holds may become wider while it stays as it is.
  useLayoutEffect(() => {
    if (element.current) setIsScrollable(isWiderThanShown(element.current));
  });

  return isScrollable;
}

function isWiderThanShown({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}
