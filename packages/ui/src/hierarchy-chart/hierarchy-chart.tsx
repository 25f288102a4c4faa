import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { renderPlainLink } from '../link/render-link.tsx';
import { useIsPrinting } from '../media-query/use-is-printing.ts';
import { useStableHandler } from '../stable-handler/index.ts';
import { PrintedTree } from '../tree-model/printed-tree.tsx';
import type { TreeNode } from '../tree-model/tree.ts';
import { useNodeMenu } from '../tree-model/use-node-menu.tsx';
import { idOfItem } from '../tree-model/use-tree-focus.ts';
import { useTreeSelection } from '../tree-model/use-tree-selection.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { pressChartKey } from './chart-keys.ts';
import { DragLayer } from './drag/drag-layer.tsx';
import { useChartDrag } from './drag/use-chart-drag.ts';
import styles from './hierarchy-chart.module.css';
import { hierarchyChartMessages } from './hierarchy-chart-messages.ts';
import type { HierarchyChartProps } from './hierarchy-chart-types.ts';
import { inSight, middleMost } from './layout/in-sight.ts';
import { nodeWidth, nodeHeight as usualHeight } from './node-size.ts';
import type { NodeSurroundings } from './parts/chart-node.tsx';
import { ChartNodes } from './parts/chart-nodes.tsx';
import { ChartTools } from './parts/chart-tools.tsx';
import { PrintedNode } from './parts/printed-node.tsx';
import { useDrawing } from './use-drawing.ts';

/**
 * A tree or a forest, drawn from its roots down, to be zoomed, pushed and gone through by keys. Only what is in sight is
 * in the page. It fills its place. Beside it, or where there is no room, a TreeView says the same. On paper, where a
 * company's drawing would be too small to read, all nodes are listed.
 */
export function HierarchyChart<Node extends TreeNode>({
  empty,
  ...props
}: HierarchyChartProps<Node>) {
  return props.nodes.length > 0 ? <Drawing {...props} /> : empty;
}

function Drawing<Node extends TreeNode>({
  label,
  nodes,
  describe,
  renderNode,
  renderLink = renderPlainLink,
  nodeHeight = usualHeight,
  renderMenu,
  onMove,
  canMove,
  expandedIds,
  onExpandedChange,
  levelsOpenAtFirst,
  selectedId,
  onActivate,
  handle,
  messages,
  className,
  ...rest
}: HierarchyChartProps<Node>) {
  const texts = useMessages('hierarchyChart', hierarchyChartMessages, messages);
  const instructionsId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const size = { width: nodeWidth, height: nodeHeight };
  const expansion = { expandedIds, onExpandedChange, levelsOpenAtFirst };
  const drawing = useDrawing({ nodes, size, frame, layer, ...expansion });
  const { tree, layout, view, sight } = drawing;
  const selection = useTreeSelection({ selectedId, onActivate });
  const menu = useNodeMenu({ root: frame, tree, render: renderMenu, labelOf: texts.menu });
  const dragging = useChartDrag({
    tree,
    layout,
    view,
    texts,
    canMove,
    onMove,
    onExpand: drawing.expand,
    onReveal: drawing.reveal,
  });
  const { id: draggedId, targetId } = dragging.drag ?? {};
  const keptId = drawing.keptId;
  const { boxes, lines } = useMemo(
    () => inSight(layout, sight, [keptId, draggedId]),
    [layout, sight, keptId, draggedId],
  );

  useImperativeHandle(handle, () => drawing.handle, [drawing.handle]);

  const toggle = useStableHandler(({ id }: Node) => {
    drawing.focusItem(id);
    drawing.toggle(id);
  });
  const activate = useStableHandler(selection.activate);
  const openMenu = useStableHandler(menu.openBelow);
  const hasMenu = renderMenu !== undefined;
  const surroundings = useMemo<NodeSurroundings<Node>>(
    () => ({
      describe,
      renderNode,
      renderLink,
      hasMenu,
      texts,
      onToggle: toggle,
      onActivate: activate,
      onMenu: openMenu,
    }),
    [describe, renderNode, renderLink, hasMenu, texts, toggle, activate, openMenu],
  );

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const element = event.target as HTMLElement;
    const box = layout.byId.get(idOfItem(element) ?? '');
    const isAtNode = element.role === 'treeitem';
    if (!box || !isAtNode || dragging.drag || event.defaultPrevented) return;
    if (menu.openByKey(event, element)) return;
    const isDone = pressChartKey(event, box, {
      layout,
      view,
      onGo: drawing.go,
      onToggle: toggle,
      onActivate: activate,
      onZoom: drawing.zoom,
      onReset: drawing.handle.reset,
    });
    if (isDone) event.preventDefault();
  }

  const drawn = (
    <div
      ref={frame}
      role="tree"
      aria-label={label}
      aria-describedby={instructionsId}
      className={styles.frame}
      onKeyDown={handleKey}
      {...drawing.focusHandlers}
      {...menu.handlers}
    >
      <div ref={layer} className={styles.layer}>
        <svg aria-hidden className={styles.lines}>
          <path d={lines} />
        </svg>
        <ChartNodes
          tree={tree}
          boxes={boxes}
          surroundings={surroundings}
          selectedId={selection.selectedId}
          tabStopId={drawing.tabStopId ?? middleMost(boxes, view.visible)}
          isDraggable={onMove !== undefined}
          markOf={dragging.markOf}
          targetId={targetId}
        />
      </div>
    </div>
  );
  return (
    <>
      <div
        {...rest}
        data-printing={isPrinting || undefined}
        className={clsx('aferir-hierarchy-chart', styles.root, className)}
      >
        {onMove ? (
          <DragLayer dragging={dragging} view={view} frame={frame} onStart={menu.close}>
            {drawn}
          </DragLayer>
        ) : (
          drawn
        )}
        <VisuallyHidden id={instructionsId}>
          {onMove ? `${texts.instructions} ${texts.dragInstructions}` : texts.instructions}
        </VisuallyHidden>
        <ChartTools
          layout={layout}
          view={view}
          texts={texts}
          onZoom={drawing.zoom}
          onReset={drawing.handle.reset}
          onFit={drawing.handle.fit}
        />
        {menu.element}
      </div>
      {isPrinting ? (
        <PrintedTree
          tree={tree}
          renderNode={renderNode ?? ((node) => <PrintedNode {...describe(node)} />)}
        />
      ) : null}
    </>
  );
}
