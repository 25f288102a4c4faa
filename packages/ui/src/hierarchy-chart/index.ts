export {
  type HierarchyColors,
  type HierarchyExport,
  hierarchyColors,
} from './export/hierarchy-export.ts';
export type { HierarchyExportMessages } from './export/hierarchy-export-messages.ts';
export { type HierarchyPage, hierarchyPages } from './export/hierarchy-pages.ts';
export { hierarchyToSvg } from './export/hierarchy-svg.ts';
export { createTextMeasure, type TextFont, type TextMeasure } from './export/measure-text.ts';
export type { PageFormat } from './export/page-room.ts';
export { pageSvg } from './export/page-svg.ts';
export { HierarchyChart } from './hierarchy-chart.tsx';
export type { HierarchyChartMessages } from './hierarchy-chart-messages.ts';
export type { HierarchyChartHandle, HierarchyChartProps } from './hierarchy-chart-types.ts';
export type { NodeDescription, NodeLine, NodeLink, NodePicture } from './node-description.ts';
