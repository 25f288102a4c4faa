/** What the frame around every widget says. */
export const frameMessages = {
  crash: 'Ocorreu um erro inesperado',
  crashHint: 'O que você já salvou continua guardado.',
  retry: 'Tentar novamente',
};
