import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide a place is; what is usual where nothing can be measured. */
export function useWidth(place: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    measure();
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();

    function measure() {
      const room = place.current?.clientWidth;
      if (room) setWidth(room);
    }
  }, [place]);

  return width;
}
