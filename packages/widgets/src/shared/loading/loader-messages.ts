/** What the loader says by itself; apart from other texts, so that it stays one small file. */
export const loaderMessages = {
  loading: 'Carregando…',
  unreachable: 'Não foi possível se conectar ao servidor! Vamos tentar de novo.',
};
