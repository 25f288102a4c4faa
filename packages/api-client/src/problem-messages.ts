/** What a problem says when the server has not said it. */
export const problemMessages = {
  unreachable: 'Não foi possível se conectar ao servidor!',
  unexpected: 'Ocorreu um erro inesperado',
} as const;
