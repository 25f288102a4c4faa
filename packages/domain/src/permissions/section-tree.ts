import { RIGHTS, type Right } from './rights.ts';
import { isSectionId, SECTION, SECTIONS } from './section.ts';
import { existsIn } from './section-rights.ts';

/** A section with those in its group. Rights are given in the innermost ones. */
export interface SectionNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly SectionNode[];
}

/** The rights given in sections without children, by their ids; a section that is missing has none. */
export type ChosenRights = ReadonlyMap<number, readonly Right[]>;

/** Whether a right is given in all of a section, in a part of it, or not at all. */
export type RightMark = boolean | 'mixed';

/** The sections in which an access profile gives rights: all but one's own account, which is everybody's. */
export function sectionTree(): readonly SectionNode[] {
  const childrenOf = (parentId: number | undefined): SectionNode[] =>
    SECTIONS.filter(
      (section) => section.parentId === parentId && section.id !== SECTION.account,
    ).map(({ id, name }) => ({ id, name, children: childrenOf(id) }));
  return childrenOf(undefined);
}

/** The sections of a node in which rights are given: the innermost ones. */
export function innermostSections(node: SectionNode): readonly SectionNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(innermostSections);
}

/** The sections of a node in which there is a right at all. */
export function sectionsWithRight(node: SectionNode, right: Right): readonly SectionNode[] {
  return innermostSections(node).filter(({ id }) => !isSectionId(id) || existsIn(id, right));
}

/** How a right stands in a section: of a group, as it does in what it holds. */
export function rightMark(chosen: ChosenRights, node: SectionNode, right: Right): RightMark {
  const own = sectionsWithRight(node, right);
  const given = own.filter(({ id }) => chosen.get(id)?.includes(right)).length;
  if (given === 0) return false;
  return given === own.length ? true : 'mixed';
}

/**
 * Gives or takes a right in a section and all that it holds. The other rights imply viewing, and taking
 * that takes them too. `mayGive` keeps from being given what is not there already.
 */
export function setRight(
  chosen: ChosenRights,
  node: SectionNode,
  right: Right,
  isGiven: boolean,
  mayGive: (section: number, right: Right) => boolean = () => true,
): ChosenRights {
  const next = new Map(chosen);
  for (const { id } of sectionsWithRight(node, right)) {
    const current = chosen.get(id) ?? [];
    if (current.includes(right) === isGiven) continue;
    if (isGiven && !mayGive(id, right)) continue;
    const rights = isGiven ? withRight(current, right) : withoutRight(current, right);
    if (rights.length > 0) next.set(id, rights);
    else next.delete(id);
  }
  return next;
}

function withRight(rights: readonly Right[], right: Right): Right[] {
  return RIGHTS.filter((one) => one === 'visualizar' || one === right || rights.includes(one));
}

function withoutRight(rights: readonly Right[], right: Right): Right[] {
  return right === 'visualizar' ? [] : rights.filter((one) => one !== right);
}
