import type { Schema } from '@aferir/api-client';
import {
  type ChosenRights,
  readRights,
  readRightsText,
  type SectionNode,
  writeRights,
  writeRightsText,
} from '@aferir/domain';

/** The sections of the tree as the domain has them. */
export function toSectionNodes(tree: readonly Schema<'SectionTreeNode'>[]): SectionNode[] {
  return tree.map(({ idSecao, nmSecao, children }) => ({
    id: idSecao,
    name: nmSecao,
    children: toSectionNodes(children),
  }));
}

/** The rights that the person at hand may give, by section. */
export function givableRights(tree: readonly Schema<'SectionTreeNode'>[]): ChosenRights {
  const all = (nodes: typeof tree): Schema<'SectionTreeNode'>[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  return new Map(all(tree).map((node) => [node.idSecao, readRights('givable', node)]));
}

/** The rights of a profile, as one text: what a form compares and keeps. */
export function rightsText(secoes: readonly Schema<'SectionRights'>[]): string {
  return textOfRights(new Map(secoes.map((row) => [row.idSecao, readRights('flag', row)])));
}

/** The same of rights under way, in the order of the ids. */
export function textOfRights(chosen: ChosenRights): string {
  const given = [...chosen].filter(([, rights]) => rights.length > 0);
  return writeRightsText(given.toSorted(([one], [other]) => one - other));
}

/** The rights as they are sent. */
export function toSectionRights(text: string): Schema<'SectionRights'>[] {
  return [...readRightsText(text)].map(([idSecao, rights]) => ({
    idSecao,
    ...writeRights('flag', rights),
  }));
}
