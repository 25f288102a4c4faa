import type { TreeNode } from '../../tree-model/tree.ts';
import type { HierarchyChartMessages } from '../hierarchy-chart-messages.ts';
import type { HierarchyLayout } from '../layout/hierarchy-layout.ts';
import type { ChartView } from '../view/chart-view.ts';
import { ChartControls } from './chart-controls.tsx';
import styles from './chart-tools.module.css';
import { MiniMap } from './mini-map.tsx';

interface ChartToolsProps<Node extends TreeNode> {
  layout: HierarchyLayout<Node>;
  view: ChartView;
  texts: HierarchyChartMessages;
  onZoom: (direction: 1 | -1) => void;
  onReset: () => void;
  onFit: () => void;
}

/** What stands above a drawing, in a corner of its frame. */
export function ChartTools<Node extends TreeNode>({
  layout,
  view,
  ...controls
}: ChartToolsProps<Node>) {
  return (
    <div className={styles.tools}>
      <MiniMap layout={layout} view={view} />
      <ChartControls view={view} {...controls} />
    </div>
  );
}
