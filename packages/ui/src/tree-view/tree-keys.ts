import type { TreeItem, TreeNode } from '../tree-model/tree.ts';

interface TreeKeys<Node extends TreeNode> {
  /** The rows, from top to bottom. */
  shown: readonly TreeItem<Node>[];
  index: number;
  isExpanded: boolean;
  onGo: (id: string) => void;
  onToggle: (node: Node) => void;
  onActivate: (node: Node) => void;
}

/** Does what a key asks for at a row, and says whether it asked for anything. */
export function pressTreeKey<Node extends TreeNode>(
  key: string,
  { shown, index, isExpanded, onGo, onToggle, onActivate }: TreeKeys<Node>,
): boolean {
  const item = shown[index];
  if (!item) return false;
  const { node, parent, children } = item;
  const [firstChild] = children;
  const go = (to: TreeItem<Node> | null | undefined) => to && onGo(to.node.id);
  if (key === 'ArrowDown') go(shown[index + 1]);
  else if (key === 'ArrowUp') go(shown[index - 1]);
  else if (key === 'Home') go(shown[0]);
  else if (key === 'End') go(shown.at(-1));
  else if (key === 'ArrowRight' && isExpanded) go(firstChild);
  else if (key === 'ArrowRight') firstChild && onToggle(node);
  else if (key === 'ArrowLeft' && isExpanded) onToggle(node);
  else if (key === 'ArrowLeft') go(parent);
  else if (key === 'Enter') onActivate(node);
  else if (key === ' ') firstChild && onToggle(node);
  else return false;
  return true;
}
