/** What the frame of the staff area says. */
export const shellMessages = {
  role: 'Usuário',
  signOut: 'Sair',
  nothingToUse: 'Nenhuma área liberada para você',
  nothingToUseText: 'Peça a liberação a quem administra os perfis de acesso da sua empresa.',
  backToBehavioral: 'Voltar para Comportamental',
  backToPerformance: 'Voltar para Desempenho',
} as const;
