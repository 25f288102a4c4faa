/** What an exported drawing says by itself. */
export interface HierarchyExportMessages {
  page: (page: number, count: number) => string;
  /** Below a node whose children are on another page. */
  continued: (page: number) => string;
}

export const hierarchyExportMessages: HierarchyExportMessages = {
  page: (page, count) => `Página ${page} de ${count}`,
  continued: (page) => `continua na página ${page}`,
};
