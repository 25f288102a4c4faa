export { deepActiveElement } from './deep-active-element.ts';
export { tabbableIn } from './tabbable.ts';
export { useFocusReturn } from './use-focus-return.ts';
export { useScrollLock } from './use-scroll-lock.ts';
export { useShadowFocusTrap } from './use-shadow-focus-trap.ts';
