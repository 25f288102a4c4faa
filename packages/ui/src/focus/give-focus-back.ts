import type { RefObject } from 'react';

type Heir = RefObject<HTMLElement | null>;

const heirs = new WeakMap<Element, Heir>();

/** Says who gets the focus that `element` has or is given back once that is gone. */
export function nameHeir(element: Element, heir: Heir): void {
  heirs.set(element, heir);
}

/** Gives the focus back to what had it, or to its heir where that went away meanwhile. */
export function giveFocusBack(element: Element | null): void {
  const target = element && !element.isConnected ? heirs.get(element)?.current : element;
  if (target instanceof HTMLElement && target.isConnected) target.focus();
}
