/** What the frame of the employee area says. */
export const employeeMessages = {
  tabs: 'Área do funcionário',
  openTabs: 'Abrir menu',
  dashboard: 'Dashboard',
  behavioral: 'Histórico comportamental',
  performance: 'Histórico de desempenho',
  assessments: 'Minhas avaliações de desempenho',
  changePassword: 'Alterar Senha',
  signOut: 'Sair',
} as const;
