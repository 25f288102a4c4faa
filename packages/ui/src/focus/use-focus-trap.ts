import { useEffect } from 'react';
import { deepActiveElement } from './deep-active-element.ts';
import { tabbableIn } from './tabbable.ts';

/**
 * Keeps focus in a modal element, which stands in a shadow root or in the document. Radix's own trap
 * sees only the host of a shadow root, and in the document it goes round without scrolling to what
 * has the focus then. `layers` holds what may float above the modal (menus, toasts) and keeps its
 * focus.
 */
export function useFocusTrap(modal: HTMLElement | null, layers: HTMLElement | null): void {
  useEffect(() => {
    if (!modal) return;
    const root = modal.getRootNode() as Document | ShadowRoot;

    let last: HTMLElement | null = null;

    const wrapTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = tabbableIn(modal);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const next = event.shiftKey ? stops.at(-1) : stops[0];
      const active = deepActiveElement(root);
      if (active !== edge && active !== modal) return;
      event.preventDefault();
      (next ?? modal).focus();
    };

    const pullBack = (event: FocusEvent) => {
      const [target] = event.composedPath();
      if (!(target instanceof Node)) return;
      if (modal.contains(target)) last = target as HTMLElement;
      else if (!layers?.contains(target)) (last?.isConnected ? last : modal).focus();
    };

    // Before Radix's own, wherever that listens.
    modal.addEventListener('keydown', wrapTab, true);
    if (!(root instanceof ShadowRoot)) {
      return () => modal.removeEventListener('keydown', wrapTab, true);
    }
    document.addEventListener('focusin', pullBack, true);
    root.addEventListener('focusin', pullBack as EventListener, true);
    return () => {
      modal.removeEventListener('keydown', wrapTab, true);
      document.removeEventListener('focusin', pullBack, true);
      root.removeEventListener('focusin', pullBack as EventListener, true);
    };
  }, [modal, layers]);
}
