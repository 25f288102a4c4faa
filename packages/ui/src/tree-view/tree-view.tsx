import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useIsPrinting } from '../media-query/use-is-printing.ts';
import { useStableHandler } from '../stable-handler/index.ts';
import { PrintedTree } from '../tree-model/printed-tree.tsx';
import { pathOf, shownItems, siblingsOf, type TreeNode, treeOf } from '../tree-model/tree.ts';
import { useNodeMenu } from '../tree-model/use-node-menu.tsx';
import { useTreeExpansion, withExpanded } from '../tree-model/use-tree-expansion.ts';
import { idOfItem, useTreeFocus } from '../tree-model/use-tree-focus.ts';
import { useTreeSelection } from '../tree-model/use-tree-selection.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { RowSlot } from './parts/row-slot.tsx';
import { type RowSurroundings, TreeRow } from './parts/tree-row.tsx';
import { pressTreeKey } from './tree-keys.ts';
import styles from './tree-view.module.css';
import { treeViewMessages } from './tree-view-messages.ts';
import type { TreeViewProps } from './tree-view-types.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** How many rows are there before the height of their place is known, as on a server. */
const ROWS_AT_FIRST = 30;

/**
 * A tree as rows, to be opened, searched by typing and gone through by keys. Only the rows in sight are in the page, however
 * many there are. It fills its place and scrolls in it. On paper all nodes are listed.
 */
export function TreeView<Node extends TreeNode>({ empty, ...props }: TreeViewProps<Node>) {
  return props.nodes.length > 0 ? <Rows {...props} /> : empty;
}

function Rows<Node extends TreeNode>({
  label,
  nodes,
  renderNode,
  renderMenu,
  expandedIds: givenExpandedIds,
  onExpandedChange: onGivenExpandedChange,
  levelsOpenAtFirst,
  selectedId: givenSelectedId,
  onActivate,
  handle,
  toSearchText,
  messages,
  className,
  ref,
  ...rest
}: TreeViewProps<Node>) {
  const texts = useMessages('treeView', treeViewMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const tree = treeOf(nodes);
  const { expandedIds, onExpandedChange } = useTreeExpansion(nodes, {
    expandedIds: givenExpandedIds,
    onExpandedChange: onGivenExpandedChange,
    levelsOpenAtFirst,
  });
  const { selectedId, activate } = useTreeSelection({ selectedId: givenSelectedId, onActivate });
  const shown = useMemo(() => shownItems(tree, expandedIds), [tree, expandedIds]);
  const ids = useMemo(() => shown.map(({ node }) => node.id), [shown]);
  const idSet = useMemo(() => new Set(ids), [ids]);
  const focus = useTreeFocus({ root, tree, isShown: (id) => idSet.has(id) });
  const noteRows = useSteadyRows({ list, ids, heldId: focus.focusedId });
  const typeAhead = useTypeAhead(toSearchText);
  const menu = useNodeMenu({ root, tree, render: renderMenu, labelOf: texts.menu });
  const [flight, setFlight] = useState<{ id: string }>();
  const isPrinting = useIsPrinting();

  function scrollTo(id: string, align: 'center' | 'nearest') {
    list.current?.scrollToIndex(ids.indexOf(id), { align });
  }

  const land = useStableHandler((id: string) => scrollTo(id, 'center'));
  useLayoutEffect(() => {
    if (flight) land(flight.id);
  }, [flight, land]);

  function open(opened: readonly string[], isExpanded = true) {
    onExpandedChange(withExpanded(expandedIds, opened, isExpanded));
  }

  const flyTo = useStableHandler((id: string) => {
    const item = tree.byId.get(id);
    if (!item) return;
    const [, ...above] = pathOf(item);
    open(above.map(({ node }) => node.id));
    setFlight({ id });
    focus.focusItem(id);
  });
  useImperativeHandle(handle, () => ({ flyTo }), [flyTo]);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);

  const toggle = useStableHandler(({ id }: Node) => {
    focus.focusItem(id);
    open([id], !expandedIds.has(id));
  });
  const onRowActivate = useStableHandler(activate);
  const onMenu = useStableHandler(menu.openBelow);
  const hasMenu = renderMenu !== undefined;
  const surroundings = useMemo<RowSurroundings<Node>>(
    () => ({ renderNode, hasMenu, texts, onToggle: toggle, onActivate: onRowActivate, onMenu }),
    [renderNode, hasMenu, texts, toggle, onRowActivate, onMenu],
  );

  function go(id: string) {
    focus.focusItem(id);
    scrollTo(id, 'nearest');
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const element = event.target as HTMLElement;
    const index = element.role === 'treeitem' ? ids.indexOf(idOfItem(element) ?? '') : -1;
    const item = shown[index];
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!item || event.defaultPrevented || menu.openByKey(event, element)) return;
    if (altKey || ctrlKey || metaKey) return;
    const isExpanded = expandedIds.has(item.node.id) && item.children.length > 0;
    const keys = { shown, index, isExpanded, onGo: go, onToggle: toggle, onActivate: activate };
    if (key === '*') {
      const parents = siblingsOf(tree, item).filter(({ children }) => children.length > 0);
      open(parents.map(({ node }) => node.id));
    } else if (typeAhead.isTyping() || !pressTreeKey(key, keys)) {
      if (key.length > 1) return;
      const labels = shown.map(({ node }) => node.label);
      const found = ids[typeAhead.find(key, labels, index)];
      if (found !== undefined) go(found);
    }
    event.preventDefault();
  }

  const tabStop = focus.focusedId === undefined ? -1 : ids.indexOf(focus.focusedId);
  return (
    <>
      <div
        {...rest}
        ref={root}
        role="tree"
        aria-label={label}
        data-printing={isPrinting || undefined}
        className={clsx('aferir-tree-view', styles.root, className)}
        onKeyDown={handleKey}
        {...focus.handlers}
        {...menu.handlers}
      >
        <Virtualizer
          ref={list}
          data={shown}
          item={RowSlot}
          ssrCount={ROWS_AT_FIRST}
          keepMounted={tabStop < 0 ? [] : [tabStop]}
          onScroll={noteRows}
        >
          {(item) => (
            <TreeRow
              key={item.node.id}
              item={item}
              surroundings={surroundings}
              siblingCount={siblingsOf(tree, item).length}
              isExpanded={expandedIds.has(item.node.id)}
              isSelected={item.node.id === selectedId}
              isTabStop={item.node.id === focus.focusedId}
            />
          )}
        </Virtualizer>
      </div>
      {isPrinting ? <PrintedTree tree={tree} renderNode={renderNode} /> : null}
      {menu.element}
    </>
  );
}
