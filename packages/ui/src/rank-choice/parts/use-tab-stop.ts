import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets Tab reach one radio of a row: the one with the focus, else the one chosen, else the first.
 * The browser's own choice of a stop goes astray once a place was cleared. It is written to the
 * radios themselves, since a focus that comes or goes is nothing to render for.
 */
export function useTabStop(row: RefObject<HTMLElement | null>, chosenIndex: number) {
  const focused = useRef<HTMLInputElement>(undefined);

  function write() {
    const radios = radiosIn(row.current);
    const stop = focused.current ?? radios[Math.max(0, chosenIndex)];
    for (const radio of radios) {
      const index = radio === stop ? 0 : -1;
      if (radio.tabIndex !== index) radio.tabIndex = index;
    }
  }

  useLayoutEffect(write);

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = radiosIn(row.current).find((radio) => radio === target);
      write();
    },
    onBlur: () => {
      focused.current = undefined;
      write();
    },
  };
}

/** The radios of a row, in order. */
export function radiosIn(row: HTMLElement | null): HTMLInputElement[] {
  return row ? [...row.querySelectorAll('input')] : [];
}
