import { useFocusHeir } from '@aferir/ui';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where a button goes once its work is done: on its agreement, or where that is gone too on the first
 * of the given places that is there. The handler goes to `onFocus` of the list.
 */
export function useAgreementHeir(
  ...places: readonly RefObject<HTMLElement | null>[]
): (event: FocusEvent) => void {
  const heir = useRef<HTMLElement>(null);
  // Before the focus is given: it asks for the heir as the page is now.
  useLayoutEffect(() => {
    if (heir.current?.isConnected) return;
    heir.current = places.find(({ current }) => current?.isConnected)?.current ?? null;
  });
  const noteFocus = useFocusHeir(heir);
  return (event) => {
    heir.current = event.target.closest('li');
    noteFocus(event);
  };
}
