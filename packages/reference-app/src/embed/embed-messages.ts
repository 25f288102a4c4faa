/** What an embedded page says by itself, where the element can't. */
export const embedMessages = {
  sandboxed:
    'A página que mostra este conteúdo não o deixa funcionar: falta allow-same-origin no atributo sandbox do iframe.',
  unreachable:
    'Não foi possível carregar este conteúdo. Verifique a conexão e recarregue a página.',
};
