import { deepActiveElement } from './deep-active-element.ts';
import { tabbableIn } from './tabbable.ts';

/**
 * Begins a modal at what is asked for, else at the first control of its body where that is in sight, else at itself.
 * Nobody opens it to close it, and jumping to the actions would skip what it says.
 */
export function beginModal(
  modal: HTMLElement,
  body: Element | null,
  asked?: HTMLElement | null,
): void {
  const start = asked ?? startIn(body);
  if (start) start.focus();
  else modal.focus({ preventScroll: true });
}

/** Begins a modal whose body is on its way in that once it is there, unless the focus has gone on from the modal itself. */
export function beginOnceThere(modal: HTMLElement, body: Element | null): void {
  if (!body || !isOnItsWay(body)) return;
  const observer = new MutationObserver(() => {
    if (isOnItsWay(body)) return;
    observer.disconnect();
    if (deepActiveElement() === modal) startIn(body)?.focus();
  });
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}

// Code that comes late has drawn nothing at first, not even that it is awaited.
function isOnItsWay(body: Element): boolean {
  return !body.textContent || body.querySelector('[aria-busy="true"]') !== null;
}

function startIn(body: Element | null): HTMLElement | null {
  const first = body && tabbableIn(body)[0];
  return first && isInSight(first) ? first : null;
}

// What comes before it would be scrolled away unread.
function isInSight(control: HTMLElement): boolean {
  return control.getBoundingClientRect().bottom <= innerHeight;
}
