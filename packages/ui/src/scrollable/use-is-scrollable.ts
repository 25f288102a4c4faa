import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element holds more than fits its width: then the keyboard has to reach it. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();

    function measure() {
      if (current) setIsScrollable(current.scrollWidth > current.clientWidth);
    }
  }, [element]);

  return isScrollable;
}
