export { TreeView } from './tree-view.tsx';
export type { TreeViewMessages } from './tree-view-messages.ts';
export type { TreeViewHandle, TreeViewProps } from './tree-view-types.ts';
