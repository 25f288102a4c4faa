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
  const first = body && tabbableIn(body)[0];
  const start = asked ?? (first && isInSight(first) ? first : null);
  if (start) start.focus();
  else modal.focus({ preventScroll: true });
}

// What comes before it would be scrolled away unread.
function isInSight(control: HTMLElement): boolean {
  return control.getBoundingClientRect().bottom <= innerHeight;
}
