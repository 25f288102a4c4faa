/** Lets the keyboard start at the content of a page that has just been led to. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The same, where what had the focus has gone with what was shown. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) focusContent();
}
