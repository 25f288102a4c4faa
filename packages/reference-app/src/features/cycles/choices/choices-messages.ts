/** What is said where several are chosen out of many. */
export const choicesMessages = {
  remove: (name: string) => `Remover ${name}`,
  reading: 'Carregando…',
  unknown: 'Não encontrado',
  search: {
    placeholder: 'Digite para procurar',
    empty: 'Nada encontrado.',
    failed: 'Não foi possível carregar as opções.',
  },
} as const;
