import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { overlayCode } from '../overlays/overlay-code.ts';
import { type OverlayStatus, openOverlay } from '../overlays/overlay-status.ts';

/** What a control is given to open a menu, and the menu to be opened by it. */
export function useMenuControl() {
  const id = useId();
  const isByKey = useRef(false);
  const [status, setStatus] = useState<OverlayStatus>('unused');
  const isOpen = status === 'open';

  const open = (byKey: boolean) => {
    isByKey.current = byKey;
    openOverlay(setStatus);
  };
  const close = () => setStatus('closed');

  return {
    controlProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-busy': status === 'coming' || undefined,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || event.ctrlKey) return;
        if (isOpen) return close();
        // The focus goes to the menu, and to nothing else once that is there.
        event.preventDefault();
        if (!overlayCode.now()) event.currentTarget.focus();
        open(false);
      },
      onKeyDown(event: KeyboardEvent) {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        if (isOpen && event.key !== 'ArrowDown') close();
        else open(true);
        event.preventDefault();
      },
    },
    menuProps: { id, isByKey, status, onClose: close },
  };
}
