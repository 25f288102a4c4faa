export { useIsScrollable } from './use-is-scrollable.ts';
