import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than a limit; false until it has a width. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);

  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const update = (width: number) => setIsNarrow(width > 0 && width < limit);
    update(observed.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && update(entry.contentRect.width));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, limit]);

  return isNarrow;
}
