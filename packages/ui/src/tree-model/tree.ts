/** One node of a tree: what it is called and below which one it stands. Siblings stand in the order of the list. */
export interface TreeNode {
  id: string;
  /** The node above it; a node whose parent is not in the list is a root. */
  parentId: string | null;
  /** Names it where it is read aloud, and finds it by typing. */
  label: string;
}

/** A node with what is around it. */
export interface TreeItem<Node extends TreeNode = TreeNode> {
  readonly node: Node;
  readonly parent: TreeItem<Node> | null;
  readonly children: readonly TreeItem<Node>[];
  /** 1 for a root. */
  readonly level: number;
  /** Which of its siblings it is, from 1. */
  readonly position: number;
}

/** How a node stands, for whoever draws what is in it. */
export interface TreeNodeState {
  isSelected: boolean;
  isExpanded: boolean;
  /** 1 for a root. */
  level: number;
  childCount: number;
}

/** A list of nodes as the tree, or the forest, that it stands for. */
export interface Tree<Node extends TreeNode = TreeNode> {
  readonly roots: readonly TreeItem<Node>[];
  readonly byId: ReadonlyMap<string, TreeItem<Node>>;
}

const known = new WeakMap<readonly TreeNode[], Tree>();

/** The tree of a list, made once for each list. Nodes in a circle hang on no root and are left out. */
export function treeOf<Node extends TreeNode>(nodes: readonly Node[]): Tree<Node> {
  const before = known.get(nodes) as Tree<Node> | undefined;
  if (before) return before;
  const tree = growTree(nodes);
  known.set(nodes, tree);
  return tree;
}

function growTree<Node extends TreeNode>(nodes: readonly Node[]): Tree<Node> {
  const below = nodesByParent(nodes);
  const byId = new Map<string, TreeItem<Node>>();
  const roots: TreeItem<Node>[] = [];
  // Not by recursion: a chain may be deeper than the stack.
  const waiting: { parent: TreeItem<Node> | null; siblings: TreeItem<Node>[] }[] = [
    { parent: null, siblings: roots },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { parent, siblings } = next;
    const level = (parent?.level ?? 0) + 1;
    for (const node of below.get(parent?.node.id ?? null) ?? []) {
      const children: TreeItem<Node>[] = [];
      const item = { node, parent, children, level, position: siblings.length + 1 };
      siblings.push(item);
      byId.set(node.id, item);
      waiting.push({ parent: item, siblings: children });
    }
  }
  return { roots, byId };
}

function nodesByParent<Node extends TreeNode>(nodes: readonly Node[]): Map<string | null, Node[]> {
  const ids = new Set(nodes.map(({ id }) => id));
  const below = new Map<string | null, Node[]>();
  for (const node of nodes) {
    const parentId = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
    const siblings = below.get(parentId);
    if (siblings) siblings.push(node);
    else below.set(parentId, [node]);
  }
  return below;
}

/** The item and those above it, nearest first. */
export function pathOf<Node extends TreeNode>(item: TreeItem<Node>): TreeItem<Node>[] {
  const path = [item];
  for (let above = item.parent; above; above = above.parent) path.push(above);
  return path;
}

/** Whether an item is another one, or stands anywhere below it. */
export function isWithin(item: TreeItem, other: TreeItem): boolean {
  return pathOf(item).includes(other);
}

/** What stands beside an item, itself included. */
export function siblingsOf<Node extends TreeNode>(
  tree: Tree<Node>,
  { parent }: TreeItem<Node>,
): readonly TreeItem<Node>[] {
  return parent?.children ?? tree.roots;
}

/** The items that are to be seen with some of them open, each before its children. */
export function shownItems<Node extends TreeNode>(
  { roots }: Pick<Tree<Node>, 'roots'>,
  expandedIds: ReadonlySet<string>,
): TreeItem<Node>[] {
  const shown: TreeItem<Node>[] = [];
  const waiting = roots.toReversed();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    shown.push(item);
    if (expandedIds.has(item.node.id)) waiting.push(...item.children.toReversed());
  }
  return shown;
}
