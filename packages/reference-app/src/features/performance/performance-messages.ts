import { listNames } from '@aferir/domain';
import { assessmentMessages } from '../../shared/assessments/assessment-messages.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';

/** What the screens of the performance review say. */
export const performanceMessages = {
  ...requestMessages,
  ...assessmentMessages,

  title: 'Desempenho',
  purpose: 'Solicitações, andamento e relatórios das avaliações de desempenho.',

  gridTitle: 'Análise de desempenho',
  email: 'E-mail',
  noEmail: '-',
  analyses: 'Análises',
  analysesOf: (name: string) => `Análises de ${name}`,
  gridText: 'Pessoas ativas, com a avaliação mais recente de cada uma.',
  noPeopleText: 'Quando houver funcionários, o andamento das avaliações aparece aqui.',

  sentOn: 'Enviada em',
  answeredOn: 'Respondida em',
  answeredAt: (date: string) => `Respondida em ${date}`,

  resendToPerson: 'A pessoa recebe outra vez, por e-mail, um link para fazer a autoavaliação.',
  resendToManagers: 'Cada gestor que ainda não avaliou recebe outra vez, por e-mail, o seu link.',
  resendForFeedback:
    'Cada gestor que ainda deve feedback recebe outra vez, por e-mail, o seu link.',
  resent: 'Solicitação reenviada com sucesso!',
  resentWithoutEmail: (names: readonly string[]) =>
    `${listNames(names)} ${names.length === 1 ? 'não tem' : 'não têm'} e-mail: avise pessoalmente.`,
  resendFailed: 'Ocorreu um erro ao tentar reenviar os emails!',

  noReview: 'Nenhuma avaliação respondida ainda.',
  latestOf: (date: string, status: string) => `Última avaliação, respondida em ${date}: ${status}.`,
  selfMean: 'Média da autoavaliação',
  managersMean: 'Média dos gestores',
  noMean: '-',
  results: { good: 'Nota boa', medium: 'Nota intermediária', low: 'Nota baixa' },
  competency: 'Competência',
  self: 'Autoavaliação',
  managers: 'Gestores',
  scoresOf: 'Notas da última avaliação',
  trend: 'Resultados ao longo do tempo',
  meansOf: (self: string, managers: string) => `Autoavaliação ${self}, gestores ${managers}`,
  history: 'Histórico de desempenho',
  compareTitle: 'Comparar duas avaliações de desempenho',

  closeCancels:
    'A autoavaliação ainda não terminou: encerrar cancela esta avaliação. Os links enviados deixam de funcionar e as notas já dadas não contam. Depois, uma nova solicitação pode ser enviada.',
  closeFinishes:
    'A autoavaliação já terminou: encerrar finaliza esta avaliação com o que há. Contam as notas dos gestores que avaliaram tudo, e nenhuma avaliação ou feedback é mais esperado.',

  managerLinkTitle: 'Esta página é do gestor',
  managerLinkText:
    'Cada gestor abre a sua equipe pelo link que recebe por e-mail. O RH acompanha todas as avaliações em Desempenho.',
  toSection: 'Ir para Desempenho',
} as const;
