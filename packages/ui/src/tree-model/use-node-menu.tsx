import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ContextMenu } from '../menu/context-menu.tsx';
import { useContextMenu } from '../menu/use-context-menu.ts';
import type { Tree, TreeNode } from './tree.ts';
import { elementOfItem, idOfItem, linkOf } from './use-tree-focus.ts';

interface NodeMenuOptions<Node extends TreeNode> {
  /** The element around all items. */
  root: RefObject<HTMLElement | null>;
  tree: Tree<Node>;
  /** The actions of a node; without them there is no menu. */
  render: ((node: Node) => ReactNode) | undefined;
  /** Names the menu of a node. */
  labelOf: (label: string) => string;
}

/** The one menu that all nodes of a tree share: it opens for the one that is pressed, or has the focus. */
export function useNodeMenu<Node extends TreeNode>({
  root,
  tree,
  render,
  labelOf,
}: NodeMenuOptions<Node>) {
  // A link in a node has the menu of the browser, which opens it elsewhere or copies it.
  const menu = useContextMenu((element) =>
    render && !linkOf(element) ? element.closest<HTMLElement>('[role="treeitem"]') : null,
  );
  const node = menu.place && tree.byId.get(idOfItem(menu.place.opener) ?? '')?.node;
  return {
    /** For the element around all items. */
    handlers: menu.handlers,
    close: menu.close,
    /** Opens it below the button of a node. */
    openBelow({ id }: Node, button: Element) {
      const opener = elementOfItem(root.current, id);
      if (opener) menu.openBelow(opener, button);
    },
    /** Whether a key asked for the menu, which is then open. */
    openByKey(event: KeyboardEvent, opener: HTMLElement): boolean {
      return render !== undefined && menu.openByKey(event, opener);
    },
    /** The menu itself, beside the tree. */
    element: render ? (
      <ContextMenu label={node ? labelOf(node.label) : ''} place={menu.place} onClose={menu.close}>
        {node ? render(node) : null}
      </ContextMenu>
    ) : null,
  };
}
