/** What is said of the slips of open requests, in Brazilian Portuguese. */
export const slipMessages = {
  made: 'Bilhetes criados.',
  nobody: (hasEmail: boolean) =>
    hasEmail
      ? 'Não há bilhetes a imprimir: ninguém com e-mail tem resposta pendente.'
      : 'Não há bilhetes a imprimir: ninguém sem e-mail tem resposta pendente.',
} as const;
