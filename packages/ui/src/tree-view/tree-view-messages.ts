/** What TreeView says by itself. */
export interface TreeViewMessages {
  expand: (label: string) => string;
  collapse: (label: string) => string;
  menu: (label: string) => string;
}

export const treeViewMessages: TreeViewMessages = {
  expand: (label) => `Abrir ${label}`,
  collapse: (label) => `Fechar ${label}`,
  menu: (label) => `Ações de ${label}`,
};
