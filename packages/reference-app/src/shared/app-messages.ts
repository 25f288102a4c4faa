/** What the app says around its screens. */
export const appMessages = {
  product: 'Aferir',
  home: 'Aferir, página inicial',
  homeOf: (company: string) => `${company}, página inicial`,
  titleOf: (page: string) => `${page} · Aferir`,
  loading: 'Carregando...',
  wait: 'Aguarde...',
  language: 'Idioma',
  retry: 'Tentar novamente',
  backHome: 'Ir para o início',
  unexpected: 'Ocorreu um erro inesperado',
  denied: (right: string) => `Você não tem permissão para ${right} nesta seção.`,

  notFoundTitle: 'Página não encontrada',
  notFoundText: 'O endereço não existe ou mudou de lugar.',
  forbiddenTitle: 'Você não tem acesso a esta página',
  forbiddenText: 'Se precisar dela, peça a liberação a quem administra os perfis de acesso.',
  failureText: 'Tente novamente em instantes. O que já foi salvo continua guardado.',
  lostChunkTitle: 'Não foi possível carregar esta página',
  lostChunkText:
    'A conexão falhou ou há uma versão nova do sistema. Recarregue para continuar de onde parou.',
  reload: 'Recarregar a página',
} as const;

/** The same in the language that is spoken. */
export const appTexts = { name: 'app', portuguese: appMessages } as const;
