const candidates = [
  'a[href]',
  'area[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[contenteditable]',
  '[tabindex]',
].join(',');

/** The elements that Tab visits inside `container`, in order. */
export function tabbableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(isTabbable);
}

function isTabbable(element: HTMLElement): boolean {
  if (element.matches(':disabled') || element.closest('[inert]')) return false;
  return isStop(element) && (element.checkVisibility?.() ?? true);
}

// A list of tabs hands the focus to the chosen one, which says so from its first drawing on, unlike its `tabIndex`.
function isStop(element: HTMLElement): boolean {
  const role = element.getAttribute('role');
  if (role === 'tablist') return false;
  if (role === 'tab') return element.getAttribute('aria-selected') === 'true';
  return element.tabIndex >= 0 && isChosenOfItsGroup(element);
}

// Tab visits one radio of a group: the checked one, or any while none is.
function isChosenOfItsGroup(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) {
    return true;
  }
  const root = element.getRootNode() as ParentNode;
  return !root.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`);
}
