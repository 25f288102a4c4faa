import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Where a menu opens, in pixels of the window, and the element that it opens for. */
export interface MenuPlace {
  x: number;
  y: number;
  opener: HTMLElement;
  /** Whether a key has asked for it. */
  isByKey: boolean;
}

/** How long a finger rests before the menu opens, in milliseconds; as long as on the systems themselves. */
const LONG_PRESS = 500;

/** How far a finger may slip meanwhile, in pixels. */
const MOST_SLIP = 10;

/**
 * Where a menu is to be opened: by the other button of a mouse, a long press, or the menu key and Shift+F10. One serves
 * a whole list: `openerOf` says what an element in it belongs to.
 */
export function useContextMenu(openerOf: (element: Element) => HTMLElement | null) {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const hasPressed = useRef(false);

  function open(opener: HTMLElement | null, x: number, y: number, isByKey = false) {
    if (!opener) return;
    setPlace((before) => (before?.opener === opener ? before : { x, y, opener, isByKey }));
  }

  function openBelow(opener: HTMLElement, beside: Element, isByKey: boolean) {
    const { left, bottom } = beside.getBoundingClientRect();
    open(opener, left, bottom, isByKey);
  }

  function endPress() {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }

  useEffect(() => () => clearTimeout(press.current?.timer), []);

  return {
    place,
    /** Opens it below an element, such as a button for it. */
    openBelow: (opener: HTMLElement, beside: Element) => openBelow(opener, beside, false),
    close: () => setPlace(null),
    /** For the element around all that has a menu. */
    handlers: {
      onContextMenu(event: MouseEvent) {
        const opener = openerOf(event.target as Element);
        if (!opener) return;
        event.preventDefault();
        open(opener, event.clientX, event.clientY);
      },
      onPointerDown(event: PointerEvent) {
        hasPressed.current = false;
        endPress();
        const opener = openerOf(event.target as Element);
        if (event.pointerType !== 'touch' || !event.isPrimary || !opener) return;
        const { clientX: x, clientY: y } = event;
        const timer = window.setTimeout(() => {
          hasPressed.current = true;
          open(opener, x, y);
        }, LONG_PRESS);
        press.current = { timer, x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > MOST_SLIP) endPress();
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
      // What opened the menu is no press on what is below the finger, and takes no focus to it. Caught on its way down:
      // what is around the press may keep it to itself.
      onTouchEndCapture(event: TouchEvent) {
        if (hasPressed.current) event.preventDefault();
      },
    },
    /** Whether a key asked for the menu, which is then open. */
    openByKey(event: KeyboardEvent, opener: HTMLElement): boolean {
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isAsked) return false;
      event.preventDefault();
      openBelow(opener, opener, true);
      return true;
    },
  };
}
