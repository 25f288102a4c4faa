/** What the frame of the staff area says. */
export const shellMessages = {
  role: 'Usuário',
  account: 'Minha Conta',
  signOut: 'Sair',
  backToBehavioral: 'Voltar para Comportamental',
  backToPerformance: 'Voltar para Desempenho',
} as const;
