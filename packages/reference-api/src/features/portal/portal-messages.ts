/** What the operations of the employee portal say, in Brazilian Portuguese. */
export const portalMessages = {
  saved: 'Salvo com sucesso.',
  removed: 'Removido com sucesso.',
} as const;
