import { type RefObject, useLayoutEffect } from 'react';

/** Shows a checkbox as neither checked nor not. No attribute of HTML says so, and styles go by one. */
export function useMixedBox(box: RefObject<HTMLInputElement | null>, isMixed: boolean): void {
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.indeterminate = isMixed;
    box.current.toggleAttribute('data-mixed', isMixed);
  }, [box, isMixed]);
}
