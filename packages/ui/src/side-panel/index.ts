export { SidePanel } from './side-panel.tsx';
export type { SidePanelProps } from './side-panel-types.ts';
