/** What the frame of the employee area says. */
export const employeeMessages = {
  tabs: 'Área do funcionário',
  dashboard: 'Dashboard',
  behavioral: 'Histórico comportamental',
  behavioralShort: 'Comportamental',
  performance: 'Histórico de desempenho',
  performanceShort: 'Desempenho',
  assessments: 'Minhas avaliações de desempenho',
  assessmentsShort: 'Avaliações',
  team: 'Minha equipe',
  teamText: 'Quem está onde no mapa de perfis e como trabalhar melhor em conjunto.',
  teamMap: 'Ver o mapa da equipe',
  profile: 'Meu perfil',
  changePassword: 'Alterar Senha',
  signOut: 'Sair',

  backToAssessments: 'Voltar para Minhas Avaliações',
  backToDashboard: 'Voltar ao dashboard',
  backToBehavioral: 'Voltar ao histórico comportamental',
  backToPerformance: 'Voltar ao histórico de desempenho',

  missingHash: 'Hash da avaliação não encontrado.',
  reviewNotFound: 'Não foi possível localizar a avaliação.',
  reviewFailed: 'Erro ao buscar avaliação.',
} as const;

/** The same in the language that is spoken. */
export const employeeTexts = { name: 'employee', portuguese: employeeMessages } as const;
