/** Whether an element is not shown, or a box of one pixel that only screen readers get. */
export function isUnseen(element: Element): boolean {
  const { display, position, visibility } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return true;
  const { width, height } = element.getBoundingClientRect();
  return position === 'absolute' && width <= 1 && height <= 1;
}
