import { element, escapeXml } from '../../svg-picture/svg-markup.ts';
import type { SvgPicture } from '../../svg-picture/svg-picture-types.ts';
import { type TreeNode, treeOf } from '../../tree-model/tree.ts';
import { type HierarchyLayout, layoutHierarchy } from '../layout/hierarchy-layout.ts';
import { inSight } from '../layout/in-sight.ts';
import { nodeWidth, nodeHeight as usualHeight } from '../node-size.ts';
import type { HierarchyExport } from './hierarchy-export.ts';
import { nodePicture, photoClip } from './node-picture.ts';

/** Around a drawing, in pixels. */
const MARGIN = 32;

/** A picture of all that is open of a tree, which needs nothing of the page. */
export function hierarchyToSvg<Node extends TreeNode>(drawing: HierarchyExport<Node>): SvgPicture {
  const layout = layoutOf(drawing);
  const { left, top, right, bottom } = layout.bounds;
  const width = Math.ceil(right - left) + 2 * MARGIN;
  const height = Math.ceil(bottom - top) + 2 * MARGIN;
  const at = { transform: `translate(${MARGIN - left} ${MARGIN - top})` };
  const body = element('g', at, drawingMarkup(layout, drawing));
  return { svg: svgDocument(drawing, { width, height }, body), width, height };
}

/** The layout of all that is open. */
export function layoutOf<Node extends TreeNode>({
  nodes,
  expandedIds,
  nodeHeight: height = usualHeight,
}: Pick<HierarchyExport<Node>, 'nodes' | 'expandedIds' | 'nodeHeight'>): HierarchyLayout<Node> {
  return layoutHierarchy(treeOf(nodes), expandedIds, { width: nodeWidth, height });
}

/** The lines and nodes of a layout. */
export function drawingMarkup<Node extends TreeNode>(
  layout: HierarchyLayout<Node>,
  drawing: HierarchyExport<Node>,
  noteOf: (id: string) => string = () => '',
): string {
  const { lines } = inSight(layout, layout.bounds, []);
  const path = {
    d: lines,
    fill: 'none',
    stroke: drawing.colors['color-border-strong'],
    'stroke-width': 2,
    'stroke-linecap': 'square',
  };
  const nodes = layout.boxes.map((box) => nodePicture(box, drawing, noteOf(box.item.node.id)));
  return (lines ? element('path', path) : '') + nodes.join('');
}

/** A whole document around what is drawn; where it is measured in something else than pixels, `viewBox` says how. */
export function svgDocument(
  { title, colors, fontFamily }: Pick<HierarchyExport, 'title' | 'colors' | 'fontFamily'>,
  { width, height }: Pick<SvgPicture, 'width' | 'height'>,
  body: string,
  viewBox = `0 0 ${width} ${height}`,
): string {
  const [, , boxWidth, boxHeight] = viewBox.split(' ');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox, 'font-family': fontFamily },
    [
      element('title', {}, escapeXml(title)),
      element('defs', {}, photoClip),
      element('rect', { width: boxWidth, height: boxHeight, fill: colors['color-canvas'] }),
      body,
    ].join(''),
  );
}
