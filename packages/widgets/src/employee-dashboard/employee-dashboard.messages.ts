import { DISC_STATUS_LABELS } from '@aferir/domain';
import { changePasswordMessages, signInMessages } from '../access/access.messages.ts';
import { managerEvaluationMessages } from '../manager-evaluation/manager-evaluation.messages.ts';
import { performanceReportMessages } from '../performance-report/performance-report.messages.ts';
import { agreementsMessages } from '../shared/agreements/agreements.messages.ts';
import { aroundMessages } from '../shared/around/around.messages.ts';
import { spokenMessages } from '../shared/language/spoken-messages.ts';

function peopleText(count: number): string {
  return count === 1 ? '1 pessoa' : `${count} pessoas`;
}

function minutesText(count: number): string {
  return count === 1 ? '1 minuto' : `${count} minutos`;
}

// A person of the team is told of in the same words as where managers evaluate.
const {
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
} = managerEvaluationMessages;

/** Every text that the dashboard says by itself. */
export const employeeDashboardMessages = {
  ...spokenMessages,
  name: 'Portal do funcionário',
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  reload: 'Atualizar',
  reloading: 'Atualizando…',
  signOut: 'Sair',
  back: 'Voltar',

  greeting: (firstName: string) => `Olá, ${firstName}!`,
  purpose: 'Acompanhe suas avaliações e o que está esperando por você.',
  purposeOfManager: 'Acompanhe suas avaliações e as da sua equipe.',
  assessmentsTitle: 'Minhas avaliações de desempenho',
  assessmentsPurpose: 'Como está sua avaliação e o resultado de cada competência.',
  assessmentsPurposeOfManager:
    'Como está sua avaliação, a situação da sua equipe e o resultado de cada competência.',

  unavailable: 'Não foi possível abrir o portal',
  notAuthenticated: 'Usuário não autenticado.',
  missingToken: 'Token do funcionário não encontrado',
  reloadFailed: 'Erro ao buscar avaliação.',

  selfTitle: 'Autoavaliação de Desempenho',
  loadingSelf: 'Carregando sua avaliação…',
  selfFailed: 'Erro ao buscar avaliação.',
  answer: 'Responder',
  continue: 'Continuar',
  view: 'Visualizar',
  finishedAt: (date: string) => `Finalizado em ${date}`,
  finishedUndated: 'Finalizado',
  sentAt: (date: string) => `Enviado em ${date}`,
  hints: {
    answer: 'Dê uma nota de 0 a 10 para cada competência do seu cargo.',
    continue: 'Continue de onde parou: as notas já dadas estão salvas.',
    view: 'Veja o resultado de cada competência.',
  },
  waits: {
    managers: 'Sua parte está pronta. Aguardando a avaliação dos seus gestores.',
    feedback: 'Seus gestores já avaliaram. Aguardando o feedback deles.',
  },
  noResponse: 'Nenhuma avaliação por aqui',
  noResponseHint: 'Quando o RH enviar uma avaliação de desempenho, ela aparece aqui.',

  discTitle: 'Avaliação comportamental',
  discToAnswer: (questions: number, minutes: number) =>
    `São ${questions} perguntas, cerca de ${minutesText(minutes)}.`,
  discToContinue: (left: number, minutes: number) =>
    `${left === 1 ? 'Falta 1 pergunta' : `Faltam ${left} perguntas`}, cerca de ${minutesText(minutes)}. O que você já respondeu está salvo.`,
  discToFinish: 'Todas as perguntas estão respondidas. Falta só concluir.',
  /** Names the button of the questionnaire: what it does, and to what. */
  discActionFor: (action: string) => `${action}: Avaliação comportamental`,
  /** What each status of the behavioral assessment says. */
  discStatuses: DISC_STATUS_LABELS,

  profileTitle: 'Meu perfil comportamental',
  answeredAt: (date: string) => `Respondido em ${date}`,
  seeProfile: 'Ver meu relatório',

  resultsTitle: 'Minhas competências',
  noResults: 'Ainda não há notas',
  noResultsHint: 'Suas notas aparecem aqui assim que você responder à autoavaliação.',
  mean: 'Média geral',
  highest: 'Maior nota',
  lowest: 'Menor nota',
  /** What a score or a mean comes to: in words, for the red, amber and green belong to the buttons that give it. */
  results: { good: 'Nota boa', medium: 'Nota intermediária', low: 'Nota baixa' },
  andMore: (name: string, count: number) => `${name} e mais ${count}`,
  nothing: '-',
  competencies: 'Competências',
  competencyCount: (count: number) => (count === 1 ? '1 competência' : `${count} competências`),
  scoreOf: (name: string) => `Sua nota em ${name}`,
  /** The texts of the chart that sets the two sides side by side, as the report has them. */
  comparison: performanceReportMessages,

  /** What is agreed on after a review. */
  agreements: agreementsMessages,
  /** Rating colleagues, and saying who rates. */
  around: aroundMessages,

  reportsTitle: 'Minha equipe',
  reportsHint: 'Pessoas que respondem diretamente a você.',
  reloadReports: 'Atualizar a equipe',
  reportCount: peopleText,
  waitingTitle: 'O que espera por você',
  /** Says of an agreement that it waits for this person, and with whom it is. */
  agreementToConfirm: (name: string | null) =>
    name ? `Combinado com ${name}, espera a sua confirmação.` : agreementsMessages.waitsForYou,
  seeAgreement: 'Ver combinado',
  awaitsRating: 'A autoavaliação está pronta',
  evaluatePerson: (person: string) => `Avaliar ${person}`,
  giveFeedbackTo: (person: string) => `Dar feedback a ${person}`,
  /** How many more of the team wait beside those named; there may be others when not all are loaded. */
  moreTasks: (count: number, hasMore: boolean) => {
    if (count === 0) return 'Outras pessoas da equipe podem esperar por você.';
    return `${hasMore ? 'Pelo menos mais' : 'Mais'} ${peopleText(count)} da equipe ${count === 1 ? 'espera' : 'esperam'} por você.`;
  },
  toReports: 'Ver a equipe',
  loadingReports: 'Carregando sua equipe…',
  reportsFailed: 'Erro ao buscar dados da avaliação.',
  noReports: 'Nenhuma pessoa na sua equipe',
  noReportsHint: 'Quando alguém responder diretamente a você, aparece aqui.',
  showMore: 'Mostrar mais',
  person: 'Nome',
  role: 'Cargo',
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
  inProgress: 'Em Andamento',
  waiting: 'Aguardando',
  pending: managerEvaluationMessages.pending,
  /** Names the button of one person: what it does, and for whom. */
  actionFor: managerEvaluationMessages.actionFor,

  responseNotFound: 'Não foi possível localizar a avaliação.',
  responseFailed: 'Erro ao buscar avaliação.',
  reportNotFound: 'Nenhuma avaliação encontrada para este subordinado.',
  reportFailed: 'Erro ao buscar dados da avaliação.',
  evaluationSent: managerEvaluationMessages.evaluationSent,
  feedbackSent: managerEvaluationMessages.feedbackSent,

  signInTitle: 'Acesso do funcionário',
  signInText: (company: string) => `Entre para ver suas avaliações na ${company}.`,
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar de onde parou.',
  loadingCompany: 'Carregando a empresa…',
  companyNotFound: 'Empresa não localizada',
  companyNotFoundHint: 'Verifique se o link está correto ou fale com o RH da sua empresa.',
  ...signInMessages,

  newPasswordTitle: 'Crie uma nova senha',
  newPasswordText:
    'Sua senha atual é provisória. Para a sua segurança, escolha uma nova antes de continuar.',
  ...changePasswordMessages,
};

/** The shape of the texts, to replace some or all of them. */
export type EmployeeDashboardMessages = typeof employeeDashboardMessages;
