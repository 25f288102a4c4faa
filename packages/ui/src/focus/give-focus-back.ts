import type { RefObject } from 'react';

type Heir = RefObject<Element | null>;

const heirs = new WeakMap<Element, Heir>();
let latest: WeakRef<Element> | undefined;

/** Says who gets the focus that `element` has or is given back once that is gone. */
export function nameHeir(element: Element, heir: Heir): void {
  heirs.set(element, heir);
  latest = new WeakRef(element);
}

/** Says that what `element` had has been given back: nobody asks for it any more. */
export function forgetHeir(element: Element): void {
  if (latest?.deref() === element) latest = undefined;
}

/** What had the focus last and has an heir, if it is gone: the focus is nowhere until somebody gives it back. */
export function latestGone(): Element | null {
  const element = latest?.deref();
  return element && !element.isConnected ? element : null;
}

/** Gives the focus back to what had it, or where that went away meanwhile to its heir, or to the heir's. */
export function giveFocusBack(element: Element | null): void {
  const gone = new Set<Element>();
  let target = element;
  // Two that are gone may be each other's heir.
  while (target && !target.isConnected && !gone.has(target)) {
    gone.add(target);
    target = heirs.get(target)?.current ?? null;
  }
  if (target instanceof HTMLElement && target.isConnected) target.focus();
}
