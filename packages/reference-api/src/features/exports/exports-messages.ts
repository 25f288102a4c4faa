/** What taking a list away says, in Brazilian Portuguese. */
export const exportsMessages = {
  listNotViewed: 'Você não tem permissão para ver esta lista.',
} as const;
