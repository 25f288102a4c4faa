/** What the frame of the staff area says. */
export const shellMessages = {
  role: 'Usuário',
  account: 'Minha Conta',
  signOut: 'Sair',
  back: 'Voltar',
  backToBehavioral: 'Voltar para Comportamental',
  backToPerformance: 'Voltar para Desempenho',
} as const;
