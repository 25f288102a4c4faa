import { type RefObject, useEffect, useRef } from 'react';
import { deepActiveElement } from './deep-active-element.ts';
import { forgetHeir, giveFocusBack, latestGone, nameHeir } from './give-focus-back.ts';

/**
 * Gives focus back to where it was before a modal opened, also when the modal is taken away while
 * open. Radix does so only for its own trigger. `remember` goes to `onOpenAutoFocus`, `giveBack` to
 * `onCloseAutoFocus`. What closing leads to may take the focus instead.
 */
export function useFocusReturn(isOpen: boolean, finalFocus?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    remember({ currentTarget }: Event) {
      const active = deepActiveElement();
      // A menu that led here may be gone, and have given nothing back yet.
      before.current = active && active !== document.body ? active : latestGone();
      // Another modal may take the place of this one, and is to give the focus back past it.
      nameHeir(currentTarget as Element, before);
    },
    giveBack(event: Event) {
      event.preventDefault();
      forgetHeir(event.currentTarget as Element);
      // A remount while open also ends here; it must not take focus out of the modal.
      const isStillOpen = isOpen && isMounted.current;
      if (!isStillOpen) giveFocusBack(finalFocus?.current ?? before.current);
    },
  };
}
