import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useStableHandler } from '../stable-handler/index.ts';
import { pathOf, type TreeNode, treeOf } from '../tree-model/tree.ts';
import {
  type TreeExpansionProps,
  useTreeExpansion,
  withExpanded,
} from '../tree-model/use-tree-expansion.ts';
import { idOfItem, useTreeFocus } from '../tree-model/use-tree-focus.ts';
import type { HierarchyChartHandle } from './hierarchy-chart-types.ts';
import type { NodeSize } from './layout/hierarchy-layout.ts';
import { useAnchoredLayout } from './layout/use-anchored-layout.ts';
import { centered, fitOf, homeOf, pushFor } from './view/places.ts';
import { meets } from './view/rect.ts';
import { useSight } from './view/use-sight.ts';
import { nextZoom } from './view/zoom-limits.ts';

interface DrawingOptions<Node extends TreeNode> extends TreeExpansionProps {
  nodes: readonly Node[];
  size: NodeSize<Node>;
  /** What the drawing is seen through, and what is moved in it. */
  frame: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLElement | null>;
}

/** A tree as it is laid out, opened, looked at and gone through. */
export function useDrawing<Node extends TreeNode>({
  nodes,
  size,
  frame,
  layer,
  ...expansion
}: DrawingOptions<Node>) {
  const tree = treeOf(nodes);
  const { expandedIds, onExpandedChange } = useTreeExpansion(nodes, expansion);
  // What one has last been at: it stays in its place when all is laid out anew.
  const [heldId, setHeldId] = useState<string>();
  const { layout, view } = useAnchoredLayout({ tree, expandedIds, size, heldId });
  const focus = useTreeFocus({ root: frame, tree, isShown: (id) => layout.byId.has(id) });
  const sight = useSight(view);
  const [flight, setFlight] = useState<{ id: string }>();

  const land = useStableHandler((id: string) => {
    const box = layout.byId.get(id);
    if (!box) return;
    const middle = { x: box.center, y: (box.top + box.bottom) / 2 };
    view.moveTo(centered(middle, view.transform, view.size), true);
  });

  useLayoutEffect(() => view.setBounds(layout.bounds), [view, layout]);

  useLayoutEffect(() => {
    if (frame.current && layer.current) return view.attach(frame.current, layer.current);
    return undefined;
  }, [view, frame, layer]);

  useLayoutEffect(() => {
    if (flight) land(flight.id);
  }, [flight, land]);

  function open(ids: readonly string[], isExpanded = true) {
    onExpandedChange(withExpanded(expandedIds, ids, isExpanded));
  }

  function reveal(id: string) {
    const box = layout.byId.get(id);
    if (!box) return;
    const { x, y } = pushFor(box, view.transform, view.size);
    if (x !== 0 || y !== 0) view.panBy(x, y);
  }

  const flyTo = useStableHandler((id: string) => {
    const item = tree.byId.get(id);
    if (!item) return;
    const [, ...above] = pathOf(item);
    open(above.map(({ node }) => node.id));
    setHeldId(id);
    setFlight({ id });
    focus.focusItem(id);
  });
  const fit = useStableHandler(() => view.moveTo(fitOf(layout, view.size), true));
  const reset = useStableHandler(() => view.moveTo(homeOf(layout, view.size), true));
  const handle = useMemo<HierarchyChartHandle>(
    () => ({
      flyTo,
      fit,
      reset,
      zoomBy: (difference) => view.zoomTo(view.transform.k + difference),
    }),
    [flyTo, fit, reset, view],
  );

  const { focusedId, hasFocus } = focus;
  const focusedBox = focusedId === undefined ? undefined : layout.byId.get(focusedId);
  const isFocusedInFrame = focusedBox !== undefined && meets(focusedBox, view.visible);
  return {
    tree,
    expandedIds,
    view,
    layout,
    sight,
    handle,
    /** The node that has the focus, which stays rendered wherever it is. */
    keptId: hasFocus ? focusedId : undefined,
    /** The node that Tab reaches: one that is to be seen, so that nothing jumps. */
    tabStopId: hasFocus || isFocusedInFrame ? focusedId : undefined,
    focusItem: focus.focusItem,
    /** Goes to a node, by a key. */
    go(id: string) {
      reveal(id);
      focus.focusItem(id);
    },
    reveal,
    /** Opens or closes a node, which stays in its place. */
    toggle(id: string) {
      setHeldId(id);
      open([id], !expandedIds.has(id));
    },
    expand(id: string) {
      setHeldId(id);
      open([id]);
    },
    zoom(direction: 1 | -1) {
      view.zoomTo(nextZoom(view.transform.k, direction));
    },
    focusHandlers: {
      onBlur: focus.handlers.onBlur,
      onFocus(event: FocusEvent) {
        focus.handlers.onFocus(event);
        setHeldId(idOfItem(event.target));
      },
      // Who has come by Tab sees where; a press is on what is seen already.
      onKeyUp({ key, target }: KeyboardEvent) {
        const id = idOfItem(target as Element);
        if (key === 'Tab' && id !== undefined) reveal(id);
      },
    },
  };
}
