import { avatarTokensOf, initialsOf } from '../../avatar/avatar-identity.ts';
import { element, escapeXml } from '../../svg-picture/svg-markup.ts';
import { type TreeNode, treeOf } from '../../tree-model/tree.ts';
import type { NodeBox } from '../layout/hierarchy-layout.ts';
import { type NodePicture, spokenText } from '../node-description.ts';
import type { Point } from '../view/rect.ts';
import type { HierarchyColors, HierarchyExport } from './hierarchy-export.ts';
import { lineOfText, nodeText, type PictureFont, pictureFonts } from './picture-text.ts';

/** As in chart-node.module.css, borders counted. */
const card = { radius: 12, before: 13, top: 11, bottom: 15, gap: 12, actions: 32, after: 5 };
const photo = 40;
const toggle = { width: 44, height: 26 };

const photoClipId = 'photo';

/** The clip that makes photos round, for the start of a picture. */
export const photoClip = element(
  'clipPath',
  { id: photoClipId },
  element('circle', { cx: photo / 2, cy: photo / 2, r: photo / 2 }),
);

/** A node as it is drawn; below it, how many are hidden there and where it goes on. */
export function nodePicture<Node extends TreeNode>(
  box: NodeBox<Node>,
  drawing: HierarchyExport<Node>,
  note: string,
): string {
  const { nodes, colors, describe, photos } = drawing;
  const { lines, picture } = describe(box.item.node);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const middle = (card.top + height - card.bottom) / 2;
  const left = card.before + (picture ? photo + card.gap : 0);
  const room = width - left - card.gap - card.actions - card.after;
  const childCount = treeOf(nodes).byId.get(box.item.node.id)?.children.length ?? 0;
  const foot = { x: width / 2, y: height };
  return element(
    'g',
    { transform: `translate(${box.left} ${box.top})` },
    [
      element('title', {}, escapeXml(spokenText({ lines }))),
      frame({ x: 0, y: 0, width, height }, card.radius, colors['color-border'], colors),
      picture ? photoPicture(picture, middle, colors, photos) : '',
      nodeText(lines, { left, middle, width: room }, drawing),
      childCount > 0 && !box.bar ? countPicture(childCount, foot, colors) : '',
      note ? notePicture(note, foot, colors) : '',
    ].join(''),
  );
}

/** A card or a pill, its line within its size. */
function frame(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
  stroke: string,
  colors: HierarchyColors,
): string {
  const inner = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 };
  return element('rect', { ...inner, rx: radius, fill: colors['color-surface'], stroke });
}

function photoPicture(
  { name, src }: NodePicture,
  middle: number,
  colors: HierarchyColors,
  photos: HierarchyExport['photos'],
): string {
  const place = { transform: `translate(${card.before} ${middle - photo / 2})` };
  const address = src?.startsWith('data:image/') ? src : photos?.get(src ?? '');
  if (address) {
    const image = {
      href: address,
      width: photo,
      height: photo,
      'clip-path': `url(#${photoClipId})`,
    };
    return element(
      'g',
      place,
      element('image', { ...image, preserveAspectRatio: 'xMidYMid slice' }),
    );
  }
  const [background, color] = avatarTokensOf(name);
  const font: PictureFont = { size: 15, weight: 500, lineHeight: photo, color };
  const disc = { cx: photo / 2, cy: photo / 2, r: photo / 2, fill: colors[background] };
  const initials = { x: photo / 2, y: 0, anchor: 'middle' } as const;
  return element(
    'g',
    place,
    element('circle', disc) + lineOfText(initialsOf(name), initials, font, colors),
  );
}

function countPicture(count: number, { x, y }: Point, colors: HierarchyColors): string {
  const pill = { ...toggle, x: x - toggle.width / 2, y: y - toggle.height / 2 };
  const { muted } = pictureFonts;
  return (
    frame(pill, toggle.height / 2, colors['color-border-strong'], colors) +
    lineOfText(String(count), { x, y: y - muted.lineHeight / 2, anchor: 'middle' }, muted, colors)
  );
}

function notePicture(note: string, { x, y }: Point, colors: HierarchyColors): string {
  const place = { x, y: y + toggle.height / 2 + 3, anchor: 'middle' } as const;
  return lineOfText(note, place, pictureFonts.muted, colors);
}
