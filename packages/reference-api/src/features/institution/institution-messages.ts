/** What the operations on the institution say, in Brazilian Portuguese. */
export const institutionMessages = {
  saved: 'Salvo com sucesso.',
} as const;
