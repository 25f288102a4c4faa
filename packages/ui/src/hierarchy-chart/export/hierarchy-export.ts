import { avatarTokens } from '../../avatar/avatar-identity.ts';
import { colorsInForce } from '../../tokens/colors-in-force.ts';
import type { TokenName } from '../../tokens/index.ts';
import type { TreeNode } from '../../tree-model/tree.ts';
import type { NodeDescription } from '../node-description.ts';
import type { HierarchyExportMessages } from './hierarchy-export-messages.ts';
import type { TextMeasure } from './measure-text.ts';

const tokenNames = [
  'color-canvas',
  'color-surface',
  'color-border',
  'color-border-strong',
  'color-text',
  'color-text-muted',
  ...avatarTokens.flat(),
] as const satisfies readonly TokenName[];

/** The colors of an exported drawing, by the names of their tokens. */
export type HierarchyColors = Record<(typeof tokenNames)[number], string>;

/** The colors that hold at an element, such as the one around the drawing, or one on paper. */
export function hierarchyColors(element: Element): HierarchyColors {
  return colorsInForce(element, tokenNames);
}

/** What is exported of a drawing: all that is open, in sight or not. */
export interface HierarchyExport<Node extends TreeNode = TreeNode> {
  /** What the drawing is of. */
  title: string;
  nodes: readonly Node[];
  /** The nodes whose children show. */
  expandedIds: ReadonlySet<string>;
  /** What stands in a node; as the drawing has it. */
  describe: (node: Node) => NodeDescription;
  /** How tall nodes are; as the drawing has it. */
  nodeHeight?: number | ((node: Node) => number) | undefined;
  colors: HierarchyColors;
  /** The font, by its name: whoever opens the picture without it sees another. */
  fontFamily: string;
  /** Photos as data addresses, by the addresses they have; where one is missing initials stand for it. */
  photos?: ReadonlyMap<string, string>;
  measureText: TextMeasure;
  /** Replaces the texts that pages say by themselves. */
  messages?: Partial<HierarchyExportMessages>;
}
