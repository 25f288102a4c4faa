import type { RefObject } from 'react';

type Heir = RefObject<Element | null>;

/** With each heir what it was as it was named: once that is gone, its own heirs are known by it alone. */
const heirs = new WeakMap<Element, Map<Heir, Element | null>>();
let latest: WeakRef<Element> | undefined;

/** Says who gets the focus that `element` has or is given back once that is gone, and whoever was named before it. */
export function nameHeir(element: Element, heir: Heir): void {
  const named = heirs.get(element) ?? new Map<Heir, Element | null>();
  heirs.set(element, named.set(heir, heir.current ?? named.get(heir) ?? null));
  latest = new WeakRef(element);
}

/** Says that what `element` had has been given back: nobody asks for it any more. */
export function forgetHeir(element: Element): void {
  if (latest?.deref() === element) latest = undefined;
}

/** Whether the focus was somewhere else after `element` had it, where there is an heir too. */
export function isFollowed(element: Element): boolean {
  const last = latest?.deref();
  return last !== undefined && last !== element;
}

/** What had the focus last and has an heir, if it is gone: the focus is nowhere until somebody gives it back. */
export function latestGone(): Element | null {
  const element = latest?.deref();
  return element && !element.isConnected ? element : null;
}

/** Gives the focus back to what had it, or where that went away meanwhile to the first of its heirs that is there, or to theirs. */
export function giveFocusBack(element: Element | null): void {
  // It grows while it is gone through. Two that are gone may be each other's heir.
  const candidates = new Set([element]);
  for (const candidate of candidates) {
    if (candidate instanceof HTMLElement && candidate.isConnected) {
      candidate.focus();
      return;
    }
    if (!candidate) continue;
    for (const [{ current }, before] of heirs.get(candidate) ?? [])
      candidates.add(current ?? before);
  }
}
