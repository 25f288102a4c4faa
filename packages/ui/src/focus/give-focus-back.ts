import type { RefObject } from 'react';

type Heir = RefObject<Element | null>;

const heirs = new WeakMap<Element, Set<Heir>>();
let latest: WeakRef<Element> | undefined;

/** Says who gets the focus that `element` has or is given back once that is gone, and whoever was named before it. */
export function nameHeir(element: Element, heir: Heir): void {
  const named = heirs.get(element);
  if (named) named.add(heir);
  else heirs.set(element, new Set([heir]));
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

/** Gives the focus back to what had it, or where that went away meanwhile to an heir of it, or to the heir's. */
export function giveFocusBack(element: Element | null): void {
  const target = element && livingIn(element, new Set());
  if (target instanceof HTMLElement) target.focus();
}

/** Itself, or the first of its heirs that is there. Two that are gone may be each other's heir. */
function livingIn(element: Element, gone: Set<Element>): Element | null {
  if (element.isConnected) return element;
  if (gone.has(element)) return null;
  gone.add(element);
  for (const { current } of heirs.get(element) ?? []) {
    const living = current && livingIn(current, gone);
    if (living) return living;
  }
  return null;
}
