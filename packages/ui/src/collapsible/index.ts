export type { CollapsibleProps } from './collapsible.tsx';
export { Collapsible } from './collapsible.tsx';
