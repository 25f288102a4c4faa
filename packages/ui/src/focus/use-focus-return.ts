import { useEffect, useRef } from 'react';
import { deepActiveElement } from './deep-active-element.ts';

/**
 * Gives focus back to where it was before a modal opened, also when the modal is taken away while
 * open. Radix does so only for its own trigger. `remember` goes to `onOpenAutoFocus`, `giveBack` to
 * `onCloseAutoFocus`.
 */
export function useFocusReturn(isOpen: boolean) {
  const before = useRef<Element | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    remember() {
      before.current = deepActiveElement();
    },
    giveBack(event: Event) {
      event.preventDefault();
      const target = before.current;
      // A remount while open also ends here; it must not take focus out of the modal.
      const isStillOpen = isOpen && isMounted.current;
      if (!isStillOpen && target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
