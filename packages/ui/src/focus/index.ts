export { deepActiveElement } from './deep-active-element.ts';
export { tabbableIn } from './tabbable.ts';
export { useFocusHeir } from './use-focus-heir.ts';
export { useFocusTrap } from './use-focus-trap.ts';
export { useScrollLock } from './use-scroll-lock.ts';
