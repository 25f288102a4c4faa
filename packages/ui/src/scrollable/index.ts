export { useIsScrollable } from './use-is-scrollable.ts';
export { useScrollEnds } from './use-scroll-ends.ts';
