import type { Schema } from '@aferir/api-client';
import { type SectionNode, sectionTree } from '@aferir/domain';

/** The tree of someone who may give everything. */
export const sectionTreeReply: Schema<'SectionTreeNode'>[] = sectionTree().map(toNode);

function toNode({ id, name, children }: SectionNode): Schema<'SectionTreeNode'> {
  return {
    idSecao: id,
    nmSecao: name,
    flVer: true,
    flAdicionar: true,
    flEditar: true,
    // Nobody here may delete users.
    flExcluir: id !== 11,
    children: children.map(toNode),
  };
}

/** A profile in the list. */
export const profileRow: Schema<'AccessProfileRow'> = {
  idPerfilAcesso: 3,
  nmPerfilAcesso: 'Analista de RH',
  dsPerfilAcesso: 'Acompanha as avaliações.',
  qtdUsuarios: 2,
  flProprio: false,
  flConcedivel: true,
};

/** The same with its rights. */
export const profileReply: Schema<'AccessProfile'> = {
  ...profileRow,
  nrVersao: 4,
  secoes: [{ idSecao: 5, flVisualizar: true, flIncluir: true, flAlterar: false, flExcluir: false }],
};
