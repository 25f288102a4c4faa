/** Lets the keyboard start at the content of a page that has just been led to. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
