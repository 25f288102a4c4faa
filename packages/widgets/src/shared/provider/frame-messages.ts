/** What the frame around every widget says. */
export const frameMessages = {
  crash: 'Ocorreu um erro inesperado',
  lostChunk: 'Não foi possível se conectar ao servidor!',
  crashHint: 'O que você já salvou continua guardado.',
  retry: 'Tentar novamente',
};
