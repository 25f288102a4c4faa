/** What taking a list away says, in Brazilian Portuguese. */
export const exportsMessages = {
  listNotViewed: 'Você não tem permissão para ver esta lista.',
  workbookAlone: 'Este relatório tem várias planilhas. Escolha o formato do Excel (xlsx).',
} as const;
