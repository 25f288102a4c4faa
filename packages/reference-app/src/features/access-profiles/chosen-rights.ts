import type { Schema } from '@aferir/api-client';
import { type ChosenRights, RIGHTS, type Right, type SectionNode } from '@aferir/domain';

const FLAGS = {
  visualizar: ['flVisualizar', 'flVer'],
  incluir: ['flIncluir', 'flAdicionar'],
  alterar: ['flAlterar', 'flEditar'],
  excluir: ['flExcluir', 'flExcluir'],
} as const satisfies Record<
  Right,
  readonly [keyof Schema<'SectionRights'>, keyof Schema<'SectionTreeNode'>]
>;

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
  return new Map(
    all(tree).map((node) => [node.idSecao, RIGHTS.filter((right) => node[FLAGS[right][1]])]),
  );
}

/** The rights of a profile, as one text: what a form compares and keeps. */
export function rightsText(secoes: readonly Schema<'SectionRights'>[]): string {
  return textOfRights(
    new Map(
      secoes.map((row) => [row.idSecao, RIGHTS.filter((right) => row[FLAGS[right][0]])] as const),
    ),
  );
}

/** The same of rights under way: `5:visualizar,incluir 6:visualizar`, in the order of the ids. */
export function textOfRights(chosen: ChosenRights): string {
  return [...chosen]
    .filter(([, rights]) => rights.length > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([id, rights]) => `${id}:${rights.join()}`)
    .join(' ');
}

/** Reads what {@link textOfRights} wrote; what is none of it is passed over. */
export function readRights(text: string): ChosenRights {
  return new Map(
    text.split(' ').flatMap((part) => {
      const [id = '', given = ''] = part.split(':');
      const rights = RIGHTS.filter((right) => given.split(',').includes(right));
      return Number(id) > 0 && rights.length > 0 ? [[Number(id), rights] as const] : [];
    }),
  );
}

/** The rights as they are sent. */
export function toSectionRights(text: string): Schema<'SectionRights'>[] {
  return [...readRights(text)].map(([idSecao, rights]) => ({
    idSecao,
    flVisualizar: rights.includes('visualizar'),
    flIncluir: rights.includes('incluir'),
    flAlterar: rights.includes('alterar'),
    flExcluir: rights.includes('excluir'),
  }));
}
