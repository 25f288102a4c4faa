import { type RefObject, useLayoutEffect } from 'react';
import { deepActiveElement } from '../focus/index.ts';

const SIZE = '--_bar-size';

/** Keeps what the keyboard is at clear of a bar over the records, however high that is, also as it comes up over it. */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const shown = bar.current;
    const records = shown?.parentElement;
    if (!isShown || !shown || !records) return;
    const measure = () => records.style.setProperty(SIZE, `${shown.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(shown);
    const focused = deepActiveElement();
    // A pointer that chooses one after the other finds the next where it was.
    if (focused?.matches(':focus-visible') && records.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
    return () => observer.disconnect();
  }, [bar, isShown]);
}
