/** Sentences of failures that belong to no feature. */
export const errorMessages = {
  unexpected: 'Ocorreu um erro inesperado',
  sessionEnded: 'Sua sessão terminou. Entre novamente.',
  noCredential: 'Entre para continuar.',
  noRight: 'Você não tem permissão para fazer isto.',
  foreignOrigin: 'Este endereço não está autorizado a usar o sistema.',
  mustChangePassword: 'Defina uma nova senha para continuar.',
  notFound: 'Registro não encontrado.',
  noSuchAddress: 'Endereço não encontrado.',
  planned: 'Este recurso ainda não está disponível.',
  tooLarge: 'Os dados enviados são grandes demais.',
  invalidJson: 'Os dados enviados não são um JSON válido.',
  noJson: 'Envie os dados em JSON.',
  tooSlow: 'O envio demorou demais. Tente novamente.',
  malformedRequest: 'A requisição não pôde ser lida.',
  tooManyTries: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
  idempotencyKeyReused: 'Esta chave de idempotência já foi usada em outro envio.',
} as const;
