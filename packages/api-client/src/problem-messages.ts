/** What a problem says when the server has not said it. */
export const problemMessages = {
  unreachable: 'Não foi possível se conectar ao servidor!',
  unexpected: 'Ocorreu um erro inesperado',
};

/** The shape of these texts. */
export type ProblemMessages = typeof problemMessages;

/** The same in the other languages that the server speaks. */
export const problemMessagesIn: Readonly<Record<string, ProblemMessages>> = {
  en: {
    unreachable: 'Could not connect to the server!',
    unexpected: 'Something unexpected went wrong',
  },
  es: {
    unreachable: '¡No se pudo conectar con el servidor!',
    unexpected: 'Ocurrió un error inesperado',
  },
};
