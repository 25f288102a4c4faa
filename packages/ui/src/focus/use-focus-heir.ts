import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from './deep-active-element.ts';
import { giveFocusBack, isFollowed, nameHeir } from './give-focus-back.ts';

/**
 * Gives the focus to an heir when what had it is gone, such as a row's button after its work is
 * done; where that goes while a modal is open, the modal gives the focus to the heir as it closes.
 * Of two around it the nearer one has the first word, and the other one where its heir is gone too.
 * The handler goes to `onFocus` of the element around; the component that calls this is the
 * one that renders what goes away, or one above it that renders too.
 */
export function useFocusHeir(heir: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const gone = focused.current;
    if (!gone || gone.isConnected) return;
    focused.current = null;
    const active = deepActiveElement();
    if (isFollowed(gone)) return;
    if (!active || active === document.body) giveFocusBack(gone);
  });
  return (event) => {
    focused.current = event.target;
    nameHeir(event.target, heir);
  };
}
