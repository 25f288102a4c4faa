import { useRef } from 'react';
import { deepActiveElement } from './deep-active-element.ts';

/**
 * Gives focus back to where it was before a modal opened. Radix does so only for its own trigger.
 * `remember` goes to `onOpenAutoFocus`, `giveBack` to `onCloseAutoFocus`.
 */
export function useFocusReturn(isOpen: boolean) {
  const before = useRef<Element | null>(null);
  return {
    remember() {
      before.current = deepActiveElement();
    },
    giveBack(event: Event) {
      event.preventDefault();
      const target = before.current;
      // A remount while open also ends here; it must not take focus out of the modal.
      if (!isOpen && target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
