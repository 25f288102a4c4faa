/** What is said of the slips of open requests, in Brazilian Portuguese. */
export const slipMessages = {
  made: 'Bilhetes criados.',
  nobody: (hasEmail: boolean) =>
    hasEmail
      ? 'Não há bilhetes a imprimir: quem falta responder não tem e-mail.'
      : 'Não há bilhetes a imprimir: quem falta responder tem e-mail.',
} as const;
