import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from './deep-active-element.ts';

/**
 * Gives the focus to an heir when what had it is gone, such as a row's button after its work is
 * done. The handler goes to `onFocus` of the element around; the component that calls this is the
 * one that renders what goes away, or one above it that renders too.
 */
export function useFocusHeir(heir: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    const active = deepActiveElement();
    if (!active || active === document.body) heir.current?.focus();
  });
  return (event) => {
    focused.current = event.target;
  };
}
