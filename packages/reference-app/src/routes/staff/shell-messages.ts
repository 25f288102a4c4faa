/** What the frame of the staff area says. */
export const shellMessages = {
  role: 'Usuário',
  signOut: 'Sair',
  backToBehavioral: 'Voltar para Comportamental',
  backToPerformance: 'Voltar para Desempenho',
} as const;
